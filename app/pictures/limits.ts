export const imageTooLarge = "Image size exceeds 2MB limit";
export const damagedPicture =
  "This picture is damaged and cannot be read. Save it again as PNG or JPG, then upload it.";
export const damagedDrawing = "This SVG is damaged and cannot be read. Export it again, then upload it.";
export const drawingTooComplex =
  "This SVG is too complex: it repeats its parts too often. Simplify it, then upload it again.";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";

/** In bytes: a drawing up to here is sent as it is, in lists as a part of the page. */
export const lightDrawing = 4 * 1024;
