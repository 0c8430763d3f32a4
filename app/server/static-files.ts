import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { entityTag, isKnown } from "#app/lib/etag.ts";
import { endings } from "./compress-files.ts";
import { chooseEncoding, compress, type Encoding, isCompressible } from "./compression.ts";
import { contentType } from "./content-type.ts";

type StaticFile = {
  bytes: Buffer;
  type: string;
  etag: string;
  immutable: boolean;
  encoded: Map<Encoding, Promise<Buffer>>;
};

/**
 * Serves the built files of `folder` from memory: there are few, and they are small. Their compressed copies are
 * read where the build has left them, else each is compressed once.
 * The returned function answers GET and HEAD for a known path and gives null for any other.
 */
export function staticFiles(folder: string): (request: Request, path: string) => Promise<Response | null> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /^\.|\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const bytes = readFileSync(file);
    files.set(path, {
      bytes,
      type: contentType(path),
      etag: entityTag(bytes),
      immutable: path.startsWith("/assets/"),
      encoded: new Map(copiesOf(file)),
    });
  }
  return async (request, path) => {
    const file = files.get(path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
    return answer(request, file);
  };
}

function copiesOf(file: string): [Encoding, Promise<Buffer>][] {
  return (Object.keys(endings) as (keyof typeof endings)[])
    .filter((encoding) => existsSync(file + endings[encoding]))
    .map((encoding) => [encoding, Promise.resolve(readFileSync(file + endings[encoding]))]);
}

async function answer(request: Request, file: StaticFile): Promise<Response> {
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
  const compressible = isCompressible(file.type, file.bytes.byteLength);
  if (compressible) headers.set("Vary", "Accept-Encoding");
  // The name of a file that is kept for good says what is in it: a page of many would pay for the tag of each.
  if (!file.immutable) {
    headers.set("ETag", file.etag);
    if (isKnown(request.headers.get("If-None-Match"), file.etag))
      return new Response(null, { status: 304, headers });
  }
  const encoding = compressible ? chooseEncoding(request.headers.get("Accept-Encoding")) : null;
  const body = encoding ? await encodedOnce(file, encoding) : file.bytes;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

function encodedOnce(file: StaticFile, encoding: Exclude<Encoding, null>): Promise<Buffer> {
  const made = file.encoded.get(encoding) ?? compress(file.bytes, encoding, 11);
  file.encoded.set(encoding, made);
  return made;
}
