export const imageTooLarge = "Image size exceeds 2MB limit";
export const damagedPicture = "This picture is damaged. Save it again as PNG or JPG, then upload it.";
export const transparentPicture =
  "This picture is entirely transparent: nothing can be seen in it. Check the export, or choose another file.";
export const imageTypeRefused = "Please upload JPG, PNG, or SVG format";

/** In bytes: up to here a drawing is sent as it is. */
export const maxInlineDrawingBytes = 4 * 1024;
