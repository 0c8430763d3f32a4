import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { lookup } from "mrmime";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { chooseEncoding, compress, type Encoding, isCompressible } from "./compression.ts";

type StaticFile = { type: string; etag: string; bodies: Map<Encoding, Buffer> };

const endings = { br: ".br", gzip: ".gz" } as const;
const encodings = Object.keys(endings) as (keyof typeof endings)[];

export async function compressFiles(folder: string): Promise<void> {
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file);
    if (!isCompressible(contentType(file), bytes.byteLength)) continue;
    for (const encoding of encodings)
      writeFileSync(file + endings[encoding], await compress(bytes, encoding, 11));
  }
}

/** Serves files from memory, since a new build may take them away. Null for unknown paths. */
export function staticFiles(folder: string): (request: Request, path: string) => Response | null {
  const files = new Map(
    filesIn(folder).map((file) => [`/${relative(folder, file).split(sep).join("/")}`, read(file)]),
  );
  return (request, path) => {
    const file = files.get(path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
    return answer(request, file, path.startsWith("/assets/"));
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

function read(file: string): StaticFile {
  const bytes = readFileSync(file);
  const copies = encodings
    .filter((encoding) => existsSync(file + endings[encoding]))
    .map((encoding): [Encoding, Buffer] => [encoding, readFileSync(file + endings[encoding])]);
  return { type: contentType(file), etag: entityTag(bytes), bodies: new Map([[null, bytes], ...copies]) };
}

function answer(request: Request, { type, etag, bodies }: StaticFile, isHashed: boolean): Response {
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
  if (bodies.size > 1) headers.set("Vary", "Accept-Encoding");
  // A hashed name is its own tag.
  if (!isHashed) {
    headers.set("ETag", etag);
    if (matchesEntityTag(request.headers.get("If-None-Match"), etag))
      return new Response(null, { status: 304, headers });
  }
  const chosen = chooseEncoding(request.headers.get("Accept-Encoding"));
  const encoding = bodies.has(chosen) ? chosen : null;
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(bodies.get(encoding) ?? []), { headers });
}

function contentType(file: string): string {
  if (file.endsWith("speculation-rules.json")) return "application/speculationrules+json";
  if (file.endsWith(".ico")) return "image/x-icon";
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/|svg/.test(type) ? `${type}; charset=utf-8` : type;
}
