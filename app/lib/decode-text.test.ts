import { expect, test } from "vitest";
import { decodeName, decodeText } from "./decode-text.ts";

test("text is read in the encodings that spreadsheets save, and where it is a guess it says so", () => {
  const text = "Café Thiès – Ñu";
  const wide = (isLittle: boolean) => {
    const bytes = new Uint8Array(2 + text.length * 2);
    const view = new DataView(bytes.buffer);
    for (const [at, code] of [0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))].entries())
      view.setUint16(at * 2, code, isLittle);
    return bytes;
  };
  const ansi = Uint8Array.from(text, (sign) => (sign === "–" ? 0x96 : sign.charCodeAt(0)));
  expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toEqual({ text, guess: null });
  expect(decodeText(wide(true))).toEqual({ text, guess: null });
  expect(decodeText(wide(false))).toEqual({ text, guess: null });
  expect(decodeText(wide(true).subarray(2))).toEqual({ text, guess: null });
  expect(decodeText(ansi)).toEqual({ text, guess: "Windows-1252" });
});

/** As TextDecoder reads it, the other way round. */
function encoded(text: string, encoding: string): Uint8Array {
  const signs = Array.from({ length: 256 }, (_, byte) =>
    new TextDecoder(encoding).decode(Uint8Array.of(byte)),
  );
  return Uint8Array.from(text, (sign) => signs.indexOf(sign));
}

test.each([
  "Sítio das Maçãs,ALMEIRÃO PÃO",
  "Lomé,Thiès,Abidjan-Marcory à côté",
  "Bogotá,Málaga",
  "café,Sunbird™ «naïve» – it’s",
  "Ernährung,Größe,Übung",
])("a list of a Mac or of Windows is told by how its words look: %s", (text) => {
  expect(decodeText(encoded(text, "macintosh"))).toEqual({ text, guess: "Mac Roman" });
  expect(decodeText(encoded(text, "windows-1252"))).toEqual({ text, guess: "Windows-1252" });
});

test.each(["Brand™,“quoted” – it’s…", "25 °C,Ñu"])("%s is of Windows, where nothing tells", (text) => {
  expect(decodeText(encoded(text, "windows-1252"))).toEqual({ text, guess: "Windows-1252" });
});

test.each([
  ["نشرة المصممين,القاهرة", "Windows-1256"],
  ["Название,Москва", "Windows-1251"],
] as const)("%s is told by its letters", (text, guess) => {
  expect(decodeText(encoded(text, guess))).toEqual({ text, guess });
});

const written: Record<string, string> = {
  // Code page 850.
  "46756e6461 87c66f": "Fundação",
  "536f6369 82 74 82": "Société",
  "544849 d4 53": "THIÈS",
  // Windows-1252, code page 866 and GBK.
  "546869 e8 73": "Thiès",
  "ac a0 ef aa": "маяк",
  b5c6cbfe: "灯塔",
};

test.each(Object.entries(written))("the bytes %s are the name %s", (bytes, name) => {
  expect(decodeName(Buffer.from(bytes.replaceAll(" ", ""), "hex"))).toBe(name);
});
