import { ImageRefused } from "./image-refused.ts";
import { notUtf8 } from "./svg-refusals.ts";

/** In these, what is ASCII in a file is other text: it would be read as what no program meant. */
const unlike = /^(?:utf-?7|hz|iso-2022|ebcdic|ibm|cp0?37)/;

/** The bytes decide, since what a program declares is often wrong; only where they are no UTF it counts. Throws ImageRefused. */
export function decodeSvg(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes);
  const declared = declaredEncoding(bytes, encoding) ?? encoding;
  if (unlike.test(declared)) throw new ImageRefused(notUtf8);
  for (const one of [encoding, ...(/^u/.test(declared) ? [] : [declared]), "windows-1252"]) {
    try {
      return new TextDecoder(one, { fatal: true }).decode(bytes).trimStart();
    } catch {
      // The next one is tried.
    }
  }
  throw new ImageRefused(notUtf8);
}

/** By the mark, or by the zeros beside the first sign. */
function markedEncoding([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || first === 0) return "utf-16be";
  return "utf-8";
}

function declaredEncoding(bytes: Uint8Array, encoding: string): string | undefined {
  const begin = new TextDecoder(encoding).decode(bytes.subarray(0, 1024));
  const [, declaration = ""] = /^\s*<\?xml\s([^<>?]*)/.exec(begin) ?? [];
  return /\bencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1]?.trim().toLowerCase();
}
