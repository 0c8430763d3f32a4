import { maximumFileBytes } from "#app/lib/form-limits.ts";

/** The largest image a member may hand in, for every kind and every form. */
export const maximumImageBytes = maximumFileBytes;

export const imageTooLarge = "Image size exceeds 2MB limit";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";
