import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, compression saves nothing on the wire. */
const worthIt = 600;
const textual =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)/;

export type Encoding = "br" | "gzip" | null;

const acceptsBrotli = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const acceptsGzip = /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return null;
  return acceptsBrotli.test(acceptEncoding) ? "br" : acceptsGzip.test(acceptEncoding) ? "gzip" : null;
}

export function isCompressible(contentType: string | null | undefined, size: number): boolean {
  return size >= worthIt && textual.test(contentType ?? "");
}

/** `effort` is brotli's quality: 8 for pages made now, 11 for files that stay. */
export function compress(
  body: Uint8Array,
  encoding: Exclude<Encoding, null>,
  effort: 8 | 11,
): Promise<Buffer> {
  return encoding === "br"
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      })
    : gzipped(body, { level: effort === 11 ? 9 : 6 });
}
