import type { RoomWords } from "./catalog.ts";
import type { Language } from "./languages.ts";

let rooms: Record<string, RoomWords> = {};

/** Fetches the words of the page's language. False where they did not come: then the page stays as it was sent. */
export async function bringWords(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>("#words");
  const answer = link && (await fetch(link.href).catch(() => null));
  if (!answer?.ok) return false;
  rooms = await answer.json();
  return true;
}

/** As the server's `catalog.ts`, see "imports" in package.json. */
export function roomWords(_: Language, room: string): RoomWords {
  const words = rooms[room];
  if (!words) throw new Error(`The words of "${room}" are not among those of words/client-rooms.ts.`);
  return words;
}
