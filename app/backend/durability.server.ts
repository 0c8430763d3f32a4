import { fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGlite } from "@supabase/lite/pglite";

/** What WASI calls an error of input or output. */
const inputOutputError = 29;

/** The files of a database. Postgres's fsync reaches the disk, where PGlite's own class answers without doing it. */
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
          // Folders are opened without a descriptor of the system.
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

/**
 * How PGlite is to open the database in `folder`, so that a power cut takes nothing that was acknowledged: without
 * -F, which turns Postgres's fsync off, and not with fdatasync, which does nothing in PGlite. The write-ahead log
 * keeps little room for later. Its buffers are filled at every start, so a quarter of the usual ones makes that a second
 * shorter, and the process 100 MB smaller; what they lack, the system has read already.
 */
export function onDisk(folder: string) {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const settings = ["wal_sync_method=fsync", "min_wal_size=32MB", "max_wal_size=64MB", "shared_buffers=32MB"];
  return {
    fs: new SyncedFiles(folder),
    startParams: [...startParams, ...settings.flatMap((setting) => ["-c", setting])],
  };
}

/** Waits until every file below `folder` has reached the disk. */
export async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), "r+");
    await file.sync().finally(() => file.close());
  }
}

/**
 * Where a restore gathers what it brings into `dataFolder`. While this folder stands, what lies beside it may be half
 * of a site.
 */
export const restoring = (dataFolder: string) => join(dataFolder, "restore.part");
