import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { lookup } from "mrmime";
import { isKnown } from "#app/lib/etag.ts";
import { chooseEncoding, compress, type Encoding, isCompressible } from "./compression.ts";

type StaticFile = {
  bytes: Buffer;
  type: string;
  etag: string;
  immutable: boolean;
  encoded: Map<Encoding, Promise<Buffer>>;
};

/**
 * Serves the built files of `folder` from memory: there are few, they are small, and each is compressed once.
 * The returned function answers GET and HEAD for a known path and gives null for any other.
 */
export function staticFiles(folder: string): (request: Request, path: string) => Promise<Response | null> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    files.set(path, {
      bytes,
      type: contentType(path),
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      immutable: path.startsWith("/assets/"),
      encoded: new Map(),
    });
  }
  return async (request, path) => {
    const file = files.get(path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
    return answer(request, file);
  };
}

async function answer(request: Request, file: StaticFile): Promise<Response> {
  const headers = new Headers({
    "Content-Type": file.type,
    ETag: file.etag,
    "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
  const compressible = isCompressible(file.type, file.bytes.byteLength);
  if (compressible) headers.set("Vary", "Accept-Encoding");
  if (isKnown(request.headers.get("If-None-Match"), file.etag))
    return new Response(null, { status: 304, headers });
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

function contentType(path: string): string {
  if (path === "/speculation-rules.json") return "application/speculationrules+json";
  if (path.endsWith(".webmanifest")) return "application/manifest+json";
  const type = lookup(path) ?? "application/octet-stream";
  return /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}
