import type { Room, Translator } from "./translator.ts";

/**
 * Makes sentences whose reader, and so whose language, is not known yet: what schemas, files and the database refuse. `sentenceIn`
 * says them.
 */
export const sentencesOf = <In extends Room>(room: In): Translator<In> =>
  ((key: string, values?: object) => JSON.stringify([room, key, values])) as unknown as Translator<In>;

/** As `sentence`, but for English readers as it stands here: with what only it can name. */
export const orInEnglish = (english: string, sentence: string): string =>
  JSON.stringify([...JSON.parse(sentence).slice(0, 2), {}, english]);
