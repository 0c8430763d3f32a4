import { fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGlite } from "@supabase/lite/pglite";

/** WASI's EIO. */
const inputOutputError = 29;

/** PGlite's own class answers fsync without doing it. */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...given);
    const sync: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const { NODEFS } = FS.filesystems as unknown as Record<
        "NODEFS",
        { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
      >;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          // Folders have no descriptor.
          if (nfd !== undefined) fsyncSync(nfd);
          return 0;
        } catch {
          return inputOutputError;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** Survives a power cut: without -F, which turns fsync off, and without fdatasync, which PGlite ignores. */
export function durableFileSystem(folder: string) {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const settings = ["wal_sync_method=fsync", "min_wal_size=32MB", "max_wal_size=64MB", "shared_buffers=32MB"];
  return {
    fs: new SyncedFiles(folder),
    startParams: [...startParams, ...settings.flatMap((setting) => ["-c", setting])],
  };
}

export async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), "r+");
    await file.sync().finally(() => file.close());
  }
}

/** While this folder is there, what is beside it may be half a site. */
export const restoreMarkerFolder = (dataFolder: string) => join(dataFolder, "restore.part");
