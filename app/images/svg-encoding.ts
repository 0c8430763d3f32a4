import { ImageRefused } from "./image-refused.ts";
import { notUtf8 } from "./svg-refusals.ts";

/** In these, what is ASCII in a file is ASCII in UTF-8 too; in others one program's text is another one's code. */
const alike =
  /^(?:utf-?8|utf-?16(?:le|be)?|ucs-?2|us-ascii|ascii|latin-?1|iso-?8859-\d+|windows-125\d|cp-?125\d|macintosh)$/;

/** The bytes decide, since what a program declares is often wrong; only where they are no UTF it counts. Throws ImageRefused. */
export function decodeSvg(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes);
  const declared = declaredEncoding(bytes, encoding);
  if (declared !== undefined && !alike.test(declared)) throw new ImageRefused(notUtf8);
  for (const one of [encoding, declared]) {
    if (one === undefined || (one !== encoding && /^u/.test(one))) continue;
    try {
      return new TextDecoder(one, { fatal: true }).decode(bytes);
    } catch {
      // The next one is tried.
    }
  }
  throw new ImageRefused(notUtf8);
}

function markedEncoding([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

function declaredEncoding(bytes: Uint8Array, encoding: string): string | undefined {
  const begin = new TextDecoder(encoding).decode(bytes.subarray(0, 1024));
  const [, declaration = ""] = /^\s*<\?xml\s([^<>?]*)/.exec(begin) ?? [];
  return /\bencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1]?.trim().toLowerCase();
}
