/** Why a drawing is refused, and what to do in the program that made it. */

export const damagedDrawing = "This SVG is damaged. Export it again, then upload it.";
export const drawingTooComplex =
  "This SVG is too complex to draw. In Illustrator use Object > Path > Simplify, in Inkscape Path > Simplify, in Figma flatten it without effects. Then upload it again.";
export const tooManyParts =
  "This SVG has too many parts. In Illustrator or Inkscape unite and simplify its paths, in Figma flatten them, then upload it again.";
export const emptyDrawing =
  "This SVG is empty: there are no shapes in it. Select the drawing, or the frame around it, then export and upload it again.";
export const invisibleDrawing =
  "Nothing can be seen in this SVG: its shapes have no color, or lie outside of its artboard. In Illustrator use Object > Artboards > Fit to Artwork Bounds, in Inkscape Document Properties > Resize to content, in Figma or Canva move the drawing into its frame. Then export it again.";
export const noSize =
  "This SVG has no size. Give its artboard a width and a height: in Illustrator use Object > Artboards > Fit to Artwork Bounds, in Inkscape Document Properties > Resize to content, in Figma or Canva set the size of its frame. Then export it again.";
export const notUtf8 =
  "This SVG isn't in UTF-8. In Illustrator choose UTF-8 under Encoding, in Inkscape save it as Plain SVG, then upload it again.";
export const ownDocumentType =
  "This SVG defines its own document type. In Illustrator use File > Export > Export As > SVG, in Inkscape save it as Plain SVG, then upload that file.";
export const fromOutside =
  "This SVG loads something from outside the file. In Illustrator choose Embed in the Links panel, in Inkscape use Extensions > Images > Embed Images, in Figma or Canva leave out what is linked, and turn text into outlines. Then export it again.";
export const embeddedFont =
  "This SVG embeds a font. Turn the text into outlines: in Illustrator Type > Create Outlines, in Figma Flatten, in Inkscape Path > Object to Path, in Canva download a PDF and outline that. Then export it again.";
export const embeddedPicture =
  "This SVG contains a photo or another picture. Upload that picture as JPG or PNG, or draw it: in Illustrator use Object > Image Trace, in Inkscape Path > Trace Bitmap. In Figma or Canva, leave out photos and effects, then export it again.";
export const unknownColor =
  "This SVG has a color that we can't draw. Give its shapes plain colors such as #c8102e: in Illustrator with File > Document Color Mode > RGB, in Figma, Inkscape or Canva as hex. Then export it again.";
export const changingColor =
  "This SVG sets its colors with variables that change within the drawing. Give its shapes plain colors such as #c8102e in Illustrator, Figma, Inkscape or Canva, then export it again.";
const figmaEffects =
  "Figma's background blur and angular gradients can't be drawn as SVG. In Figma remove the blur, or flatten the layer and use a linear or radial gradient, then export it again.";

const plainExport =
  "Export it as a plain drawing, then upload it again: in Illustrator use File > Export > Export As > SVG, in Inkscape save it as Plain SVG, in Figma or Canva export the frame as SVG.";

export const activePart = (part: string) =>
  `This SVG contains “${part.slice(0, 40)}”, which can run code or load pages. ${plainExport}`;

/** Of a `<foreignObject>` by the style of what is in it. */
export const pagePart = (style: string) =>
  /backdrop-filter|conic-gradient/i.test(style)
    ? figmaEffects
    : `This SVG contains a piece of a web page (“foreignObject”), which isn't a drawing. ${plainExport} In diagrams.net turn off Formatted Text and Word Wrap.`;
