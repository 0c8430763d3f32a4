/** Invisible characters that can hide, reorder or cut text: bidi controls, zero-width, fillers, tags. */
const invisible =
  /\u00AD|\u034F|\u061C|[\u115F\u1160]|\u180E|[\u200B\u200C\u200E\u200F]|[\u202A-\u202E]|[\u2060-\u206F]|\u3164|\uFEFF|\uFFA0|[\u{E0000}-\u{E007F}]/gu;
/** A zero-width joiner in an emoji. No lookbehind: Safari before 16.4 cannot parse it. */
const joiner = /((?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\uFE0F)\u200D)|\u200D/gu;
/** Lone surrogates. `toWellFormed` is missing before Chrome 111. */
const half = /\p{Cs}/gu;
/** A character that draws something; the blank of Braille is a symbol in name only. */
const drawn = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const control = /\p{Cc}/gu;
const controlExceptNewline = /[^\P{Cc}\n]/gu;

/** One line, single spaces, nothing invisible. Empty when nothing in it draws. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/gu, " ")).replace(control, "").replace(/ +/g, " ").trim();
}

/** As `oneLine`, but keeps lines, with at most one empty line between them. */
export function severalLines(text: string): string {
  return visible(text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\S\n]+/gu, " "))
    .replace(controlExceptNewline, "")
    .replace(/ +/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export function commaSeparated(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(/[,;，،；؛、]/)) {
    const word = oneLine(part);
    if (word !== "" && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  }
  return [...seen.values()];
}

function visible(text: string): string {
  const cleaned = text.normalize("NFC").replace(invisible, "").replace(joiner, "$1").replace(half, "\uFFFD");
  return drawn.test(cleaned) ? cleaned : "";
}
