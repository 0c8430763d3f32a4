import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a compressed body saves nothing on the wire. */
const worthIt = 600;
const textual =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)/;

export type Encoding = "br" | "gzip" | null;

/** The encoding to answer with, from a request's Accept-Encoding; a `q=0` is a no. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? "")
      .split(",")
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : null;
}

/** Whether a body of this type and size gains from compression. */
export function isCompressible(contentType: string | null | undefined, size: number): boolean {
  return size >= worthIt && textual.test(contentType ?? "");
}

/** `body` in `encoding`. `effort` is brotli's quality: 4 for pages made now, 11 for files that stay. */
export function compress(
  body: Uint8Array,
  encoding: Exclude<Encoding, null>,
  effort: 4 | 11,
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
