import { maximumFileBytes } from "#app/lib/form-limits.ts";

/** The largest image a member may hand in, for every kind and every form. */
export const maximumImageBytes = maximumFileBytes;

/** For the `accept` attribute of a file input. The server looks at the content, not at the name. */
export const acceptedImages = ".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg";

/** The hint below a file input. */
export const imageHint = "SVG format preferred. Max file size: 2MB";

export const imageTooLarge = "Image size exceeds 2MB limit";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";
