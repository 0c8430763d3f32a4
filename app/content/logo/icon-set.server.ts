import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { anonymousClient } from "#app/backend/clients.server.ts";
import { forEverybody } from "#app/lib/visitor.server.ts";
import { iconSet } from "./icons.server.ts";

/** In milliseconds. */
const keptFor = 30_000;
let current: { file: Promise<Buffer>; until: number } | null = null;

/** All icons as one JSON document, in gzip: made once in half a minute, for all who ask. Throws an Error. */
export function iconSetFile(): Promise<Buffer> {
  if (current && Date.now() < current.until) return current.file;
  const made = { file: forEverybody(make), until: Number.POSITIVE_INFINITY };
  current = made;
  made.file.then(
    () => {
      made.until = Date.now() + keptFor;
    },
    () => {
      made.until = 0;
    },
  );
  return made.file;
}

async function make(): Promise<Buffer> {
  const text = Readable.from(iconSet(await anonymousClient()));
  const zip = createGzip();
  text.on("error", (error) => zip.destroy(error));
  return buffer(text.pipe(zip));
}
