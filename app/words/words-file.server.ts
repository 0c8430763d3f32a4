import { createHash } from "node:crypto";
import { roomWords } from "#words";
import { clientRooms } from "./client-rooms.ts";
import { inEveryLanguage, type Language } from "./languages.ts";
import { nameRooms } from "./names.ts";

/** What hydrated pages say in a language. A file, as it would be a tenth of each of these pages. */
const files = inEveryLanguage((language) => {
  const json = JSON.stringify(
    Object.fromEntries(
      [...clientRooms, ...Object.keys(nameRooms)].map((room) => [room, roomWords(language, room)]),
    ),
  );
  return { json, hash: createHash("sha256").update(json).digest("base64url").slice(0, 10) };
});

export const wordsAddress = (language: Language) => `/words/${files[language].hash}/${language}.json`;

/** The file at an address; null for one that is no more. */
export function wordsFile(hash: string, language: string): string | null {
  const file = language in files ? files[language as Language] : null;
  return file?.hash === hash ? file.json : null;
}
