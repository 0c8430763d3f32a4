import { type Language, locales } from "#app/words/languages.ts";

/** `logos, terms, events and jobs` */
export const listInWords = (language: Language, words: string[]) =>
  new Intl.ListFormat(locales[language]).format(words);
