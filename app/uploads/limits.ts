import { maximumFileBytes } from "#app/lib/form-limits.ts";

/** The largest image a member may hand in, for every kind and every form. */
export const maximumImageBytes = maximumFileBytes;

export const imageTooLarge = "Image size exceeds 2MB limit";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";

/** In bytes: a drawing up to here is sent as it is, in lists as a part of the page. */
export const lightDrawing = 4 * 1024;
