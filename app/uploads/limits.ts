export const imageTooLarge = "Image size exceeds 2MB limit";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";

/** In bytes: a drawing up to here is sent as it is, in lists as a part of the page. */
export const lightDrawing = 4 * 1024;
