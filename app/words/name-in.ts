import { roomWords } from "#words";
import type { Language } from "./languages.ts";

const namesOf = (language: Language, room: "countries" | "languages") =>
  roomWords(language, room) as Record<string, string | undefined>;

/** `RW` -> `Rwanda`, `رواندا`. Of the countries of Africa; other codes stay as they are. */
export const countryIn = (language: Language, code: string): string =>
  namesOf(language, "countries")[code] ?? code;

/** `sw` -> `swahili` in French, as within a sentence. Of the languages of Africa; other codes stay as they are. */
export const languageIn = (language: Language, code: string): string =>
  namesOf(language, "languages")[code] ?? code;

/** For a menu, in the order of their names. */
export const namesFor = (language: Language, room: "countries" | "languages") =>
  Object.entries(namesOf(language, room)).map(([value, label = ""]) => ({ value, label }));
