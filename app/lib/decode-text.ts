/** The second half of what Windows writes names in, in a zip, west of Russia and Arabia: code page 850. */
const cp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** Without NUL, which Postgres cannot store. */
function decoded(bytes: ArrayBuffer | Uint8Array, encoding: string, options?: TextDecoderOptions): string {
  if (encoding !== "cp850") return new TextDecoder(encoding, options).decode(bytes).replaceAll("\0", "");
  return Array.from(new Uint8Array(bytes), (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : cp850[byte - 0x80],
  ).join("");
}

function asUtf8(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return decoded(bytes, "utf-8", { fatal: true });
  } catch {
    return null;
  }
}

/** What Excel saves on Windows or a Mac. */
const ofTexts = {
  "Windows-1252": "windows-1252",
  "Mac Roman": "macintosh",
  "Windows-1256": "windows-1256",
  "Windows-1251": "windows-1251",
};
type Guess = keyof typeof ofTexts;

/** A file's text, and the encoding that was guessed: UTF-8, UTF-16 with its mark, else the likeliest of the others. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): { text: string; guess: Guess | null } {
  const [first, second] = new Uint8Array(
    bytes instanceof Uint8Array ? bytes.subarray(0, 2) : bytes.slice(0, 2),
  );
  // Without its mark, too: the first sign of a file is one that has a zero beside it.
  if ((first === 0xff && second === 0xfe) || (first && second === 0))
    return { text: decoded(bytes, "utf-16le"), guess: null };
  if ((first === 0xfe && second === 0xff) || (first === 0 && second))
    return { text: decoded(bytes, "utf-16be"), guess: null };
  const text = asUtf8(bytes);
  return text === null ? likeliest(bytes, ofTexts) : { text, guess: null };
}

/** As Windows writes the name of a file in a zip, also in Russia or China, or a program of Windows. */
const ofNames = { cp850: "cp850", cp866: "ibm866", GBK: "gbk", "Windows-1252": "windows-1252" };

/** The name of a file in a zip, which is in UTF-8 where macOS wrote it, too, without saying so. */
export const decodeName = (bytes: Uint8Array): string => asUtf8(bytes) ?? likeliest(bytes, ofNames).text;

/** Of those that fit as well, the first. */
function likeliest<Name extends string>(bytes: ArrayBuffer | Uint8Array, encodings: Record<Name, string>) {
  const read = Object.entries<string>(encodings).map(([guess, encoding]) => {
    const text = decoded(bytes, encoding);
    return { guess: guess as Name, text, odd: oddPlaces(text) };
  });
  const [{ text, guess }] = read.toSorted((one, other) => one.odd - other.odd) as [(typeof read)[number]];
  return { text, guess };
}

/** What the wrong encoding makes of words: "LomŽ", "BÚnin", "ma‹o", "SêTIO", "ãÍãÏ", "Сafщ". */
const odd = [
  // Capitals, signs and letters of Iceland in the middle of words.
  /\p{Ll}\p{Lu}|\p{Lu}\p{Ll}(?=\p{Lu})|\p{Lu}(?![A-Z])\p{Lu}\p{Ll}|[ÞþÐð]|[\p{Ll}\p{Lu}][^\p{Ll}\p{Lu}\p{Lo}\p{M}\p{Nd}\0-\x7F’–—…“”»™®©•€]/gu,
  // Several accents or signs in a row.
  /[\u00AA-\u02AF]{3}|[^\p{L}\p{M}\p{Nd}\0-\x7F’–—…“”«»™®©·•€\u00A0\u202F]{2}/gu,
  // Letters of two scripts in a word.
  /\p{Script=Latin}(?=[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Han}])|[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Han}](?=\p{Script=Latin})/gu,
  /[\x80-\x9F\uFFFD░-▓│-╬]/g,
];
const oddPlaces = (text: string) => odd.reduce((sum, one) => sum + (text.match(one)?.length ?? 0), 0);
