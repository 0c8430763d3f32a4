import type { Language } from "./languages.ts";
import { type Room, translator } from "./translator.ts";

type Say = (key: string, values?: object) => string;

/** A sentence of `sentencesOf`, in a language; a text that is none stays as it is. */
export function sentenceIn(language: Language, sentence: string): string {
  if (!sentence.startsWith('["')) return sentence;
  const [room, key, values, english] = JSON.parse(sentence) as [Room, string, object | undefined, string?];
  return english && language === "en" ? english : (translator(language, room) as unknown as Say)(key, values);
}
