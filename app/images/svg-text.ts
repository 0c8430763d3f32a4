import { ImageRefused } from "./image-refused.ts";

/** Enough to see the first element, in UTF-16 as well. */
export function startsLikeSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString("latin1").replaceAll("\0", "");
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) && /<(?:[\w-]+:)?svg[\s>/]/i.test(text);
}

/** Throws ImageRefused for other encodings than UTF: what one program reads as text another could read as code. */
export function decodeSvg(bytes: Uint8Array): string {
  const encoding = byteOrder(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw otherEncoding();
  }
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  if (declared === undefined || declared === "utf-8" || declared === "utf8") return text;
  if (encoding !== "utf-8" && declared.startsWith("utf-16")) return text;
  // These agree with UTF-8 on pure ASCII.
  const isAscii = !/[^\t\n\r\x20-\x7e]/.test(text);
  if (isAscii && /^(?:us-ascii|ascii|iso-8859-\d+|windows-125\d)$/.test(declared)) return text;
  throw otherEncoding();
}

function byteOrder([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

const otherEncoding = () =>
  new ImageRefused("This SVG isn't in UTF-8. Export it again as UTF-8, then upload it.");
