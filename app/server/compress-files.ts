import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress, isCompressible } from "./compression.ts";
import { contentType } from "./content-type.ts";

/** How the file of a name is called in an encoding. */
export const endings = { br: ".br", gzip: ".gz" } as const;

/** Puts beside each text file of `folder` its compressed copies, so that nobody waits for them later. */
export async function compressFiles(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (!isCompressible(contentType(path), bytes.byteLength)) continue;
    for (const [encoding, ending] of Object.entries(endings))
      writeFileSync(path + ending, await compress(bytes, encoding as keyof typeof endings, 11));
  }
}
