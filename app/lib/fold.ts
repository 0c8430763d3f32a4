// What private.fold and private.filed_as do in the database; tests/database/fold.test.ts compares them.

/** Marks that people leave out: accents and tones of Latin, N'Ko, Adlam and others, vowel marks of Arabic and Hebrew, hamza. */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are marks, not letters with marks
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u07EB-\u07F3\u07FD\u08CA-\u08E1\u08E3-\u08FF\u135D-\u135F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u2CEF-\u2CF1\u2D7F\uA66F-\uA672\uA674-\uA67D\uA6F0\uA6F1\uFE00-\uFE0F\uFE20-\uFE2F\u{10D69}-\u{10D6D}\u{16AF0}-\u{16AF4}\u{1E8D0}-\u{1E8D6}\u{1E944}-\u{1E94A}]/gu;

/** By the key that people have: the letters of African and other Latin alphabets, digits of other scripts, quotes, dashes. */
const keys: Record<string, string> = {
  a: "ɑɐʌⱥ",
  b: "ɓƀƃ",
  c: "ɕƈ",
  d: "ɖɗđƌð",
  e: "ɛəǝɘɜ",
  f: "ƒ",
  g: "ɠɡɣǥ",
  h: "ɦħɥ",
  i: "ɩɨıɪ",
  j: "ɉɟʄ",
  k: "ƙĸ",
  l: "łɫɬƚɭ",
  m: "ɱ",
  n: "ŋɲƞɳ",
  o: "ɔøɵ",
  p: "ƥ",
  q: "ɋʠ",
  r: "ɍɽɾɹ",
  s: "ʂʃ",
  t: "ŧƭʈ",
  u: "ʉʊ",
  v: "ʋⱱ",
  y: "ɏƴ",
  z: "ƶʒʐȥ",
  ae: "æ",
  oe: "œ",
  ss: "ß",
  th: "þ",
  "'": "’‘ʼʻʹʾʿʔꞌ",
  '"': "“”„",
  "-": "‐–—−",
  "!": "ǃ",
  "|": "ǀǁǂ",
  // Alef has one form, ta marbuta is heh, alef maksura and the letters of Persian keyboards are yeh and kaf.
  ا: "ٱ",
  ه: "ة",
  ي: "ىی",
  ك: "ک",
  // Of the letters that sound alike in Amharic, whose spelling differs from writer to writer, one.
  ሀ: "ሃሐሓኀኃ",
  ሁ: "ሑኁ",
  ሂ: "ሒኂ",
  ሄ: "ሔኄ",
  ህ: "ሕኅ",
  ሆ: "ሖኆ",
  ሰ: "ሠ",
  ሱ: "ሡ",
  ሲ: "ሢ",
  ሳ: "ሣ",
  ሴ: "ሤ",
  ስ: "ሥ",
  ሶ: "ሦ",
  አ: "ኣዐዓ",
  ኡ: "ዑ",
  ኢ: "ዒ",
  ኤ: "ዔ",
  እ: "ዕ",
  ኦ: "ዖ",
  ጸ: "ፀ",
  ጹ: "ፁ",
  ጺ: "ፂ",
  ጻ: "ፃ",
  ጼ: "ፄ",
  ጽ: "ፅ",
  ጾ: "ፆ",
  ...Object.fromEntries([..."0123456789"].map((digit, at) => [digit, digitsAt(at)])),
};

/** Arabic, Persian, N'Ko and Adlam. */
function digitsAt(at: number): string {
  return String.fromCodePoint(0x0660 + at, 0x06f0 + at, 0x07c0 + at, 0x1e950 + at);
}

const keyOf = new Map(
  Object.entries(keys).flatMap(([key, letters]) => [...letters].map((one) => [one, key])),
);

/** Each letter as the key that people have for it, without marks; capitals stay: `Kɔ́fi Ɛsi` -> `Kofi Esi`. */
export function plainLetters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const plain = Array.from(text.normalize("NFKD").replace(marks, ""), (letter) => {
    const small = letter.toLowerCase();
    const key = keyOf.get(small);
    if (key === undefined) return letter;
    return small === letter ? key : key.toUpperCase();
  });
  return plain.join("").normalize("NFC");
}

/** What a text is searched and compared by. */
export const fold = (text: string) => plainLetters(text).toLowerCase();

/** What a text is filed under: its words, folded, with hyphens between; as long as it is. */
export const filedAs = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Names that Windows keeps to itself, with any ending. */
export const isDeviceName = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
