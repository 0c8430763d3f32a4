import { sentencesOf } from "#app/words/sentence.ts";

const say = sentencesOf("uploads");

export const imageTooLarge = say("tooLarge");
export const damagedPicture = say("damagedPicture");
export const transparentPicture = say("transparent");
export const tooManyPixels = say("pixels");
export const imageTypeRefused = say("type");

/** In bytes: up to here a drawing is sent as it is. */
export const maxInlineDrawingBytes = 4 * 1024;
