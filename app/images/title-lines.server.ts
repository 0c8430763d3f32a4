import { drawable, outlineText } from "./lettering.server.ts";

/** Tried in this order; in the last one the title is cut. */
const sizes = [
  { size: 92, lines: 3 },
  { size: 76, lines: 4 },
  { size: 62, lines: 5 },
  { size: 50, lines: 6 },
];

const fits = (text: string, size: number, width: number) => outlineText(text, size).width <= width;

export function titleLines(title: string, width: number): { size: number; lines: string[] } {
  const words = drawable(title).split(" ").filter(Boolean);
  let last = { size: 0, lines: [] as string[] };
  for (const { size, lines: most } of sizes) {
    const lines = broken(words, size, width);
    // A word that had to be broken may fit in a smaller size.
    const whole = words.every((word) => fits(word, size, width));
    if (lines.length <= most && whole) return { size, lines };
    last = { size, lines: lines.length > most ? cut(lines.slice(0, most), size, width) : lines };
  }
  return last;
}

export function oneLineOf(text: string, size: number, width: number): string {
  return fits(text, size, width) ? text : (cut([text], size, width)[0] ?? "");
}

function broken(words: string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((long) => pieces(long, size, width))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer, size, width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, size: number, width: number): string[] {
  if (fits(word, size, width)) return [word];
  const found: string[] = [];
  for (const sign of word) {
    const longer = `${found.at(-1) ?? ""}${sign}`;
    if (found.length > 0 && fits(longer, size, width)) found[found.length - 1] = longer;
    else found.push(sign);
  }
  return found;
}

function cut(lines: string[], size: number, width: number): string[] {
  let last = lines.at(-1) ?? "";
  while (last !== "" && !fits(`${last}…`, size, width)) last = [...last].slice(0, -1).join("").trimEnd();
  return [...lines.slice(0, -1), `${last}…`];
}
