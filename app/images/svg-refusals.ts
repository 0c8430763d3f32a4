import { sentencesOf } from "#app/words/sentence.ts";

/** Why a drawing is refused, and what to do in the program that made it: sentences. */

const say = sentencesOf("uploads");

export const damagedDrawing = say("damagedDrawing");
export const drawingTooComplex = say("drawingTooComplex");
export const tooManyParts = say("tooManyParts");
export const emptyDrawing = say("emptyDrawing");
export const invisibleDrawing = say("invisibleDrawing");
export const noSize = say("noSize");
export const notUtf8 = say("notUtf8");
export const ownDocumentType = say("ownDocumentType");
export const fromOutside = say("fromOutside");
export const embeddedFont = say("embeddedFont");
export const embeddedPicture = say("embeddedPicture");
export const unknownColor = say("unknownColor");
export const changingColor = say("changingColor");

export const activePart = (part: string) => say("activePart", { part: part.slice(0, 40) });

/** Of a `<foreignObject>` by the style of what is in it. */
export const pagePart = (style: string) =>
  say(/backdrop-filter|conic-gradient/i.test(style) ? "figmaEffects" : "pagePart");
