import compile from "icu-minify/compile";
import ar from "./ar.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import type { Language } from "./languages.ts";
import { nameRooms } from "./names.ts";
import pt from "./pt.json" with { type: "json" };
import sw from "./sw.json" with { type: "json" };

type Nested<Leaf> = { [key: string]: Leaf | Nested<Leaf> };
export type RoomWords = Nested<ReturnType<typeof compile>>;

const catalogs: Record<Language, Record<string, Nested<string>>> = { en, fr, sw, pt, ar };
const compiledRooms = new Map<string, RoomWords>();

/** The words of a room, ready to be formatted. In the browser `catalog-of-page.ts` takes this file's place. */
export function roomWords(language: Language, room: string): RoomWords {
  const name = `${language}.${room}`;
  let words = compiledRooms.get(name);
  if (!words) {
    words = nameRooms[room]?.(language) ?? compileAll(catalogs[language][room] ?? {});
    compiledRooms.set(name, words);
  }
  return words;
}

function compileAll(messages: Nested<string>): RoomWords {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? compile(message) : compileAll(message),
    ]),
  );
}
