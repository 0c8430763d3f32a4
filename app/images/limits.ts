export const imageTooLarge = "Image size exceeds 2MB limit";
export const damagedPicture = "This picture is damaged. Save it again as PNG or JPG, then upload it.";
export const damagedDrawing = "This SVG is damaged. Export it again, then upload it.";
export const drawingTooComplex = "This SVG is too complex to draw. Simplify it, then upload it again.";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";

/** In bytes: up to here a drawing is sent as it is. */
export const maxInlineDrawingBytes = 4 * 1024;
