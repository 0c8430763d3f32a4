/** Signs nobody sees that can hide, reorder or cut text: bidi controls, zero-width, fillers, tags. */
const invisible =
  /\u00AD|\u034F|\u061C|[\u115F\u1160]|\u180E|[\u200B\u200C\u200E\u200F]|[\u202A-\u202E]|[\u2060-\u206F]|\u3164|\uFEFF|\uFFA0|[\u{E0000}-\u{E007F}]/gu;
/** A zero-width joiner, with the emoji that it joins. Looking behind it would be a fault to Safari before 16.4. */
const joiner = /((?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\uFE0F)\u200D)|\u200D/gu;
/** Half of a sign. `toWellFormed` is missing before Chrome 111. */
const half = /\p{Cs}/gu;
/** A sign that draws something on its own; the blank of braille is a symbol by name alone. */
const drawn = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const control = /\p{Cc}/gu;
const controlExceptNewline = /[^\P{Cc}\n]/gu;

/**
 * Text for a one-line field: one space between words, none at the ends, nothing invisible (bidi
 * controls, zero-width characters, NUL and other controls). Empty where all of it together draws nothing.
 */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/gu, " ")).replace(control, "").replace(/ +/g, " ").trim();
}

/** Text for a field of several lines: as `oneLine`, but lines stay, with at most one empty line between. */
export function severalLines(text: string): string {
  return visible(text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\S\n]+/gu, " "))
    .replace(controlExceptNewline, "")
    .replace(/ +/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Words between commas, each on one line; empty ones and repeats (in any case) are dropped. */
export function commaSeparated(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(",")) {
    const word = oneLine(part);
    if (word !== "" && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  }
  return [...seen.values()];
}

function visible(text: string): string {
  const cleaned = text.normalize("NFC").replace(invisible, "").replace(joiner, "$1").replace(half, "\uFFFD");
  return drawn.test(cleaned) ? cleaned : "";
}
