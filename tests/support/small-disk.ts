import { execFileSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { temporaryFolder } from "./data-folder.ts";

export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>;

/** In memory where this process may mount it; elsewhere `environment` makes system calls pretend. */
export async function smallDisk() {
  const { folder, remove } = await temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", folder], { stdio: "pipe" });
  } catch {
    const mark = join(folder, "full");
    const program = join(import.meta.dirname, "pretend-full-disk.ts");
    return {
      folder,
      remove,
      environment: { NODE_OPTIONS: `--import=${program}` } as Record<string, string>,
      fill: () => writeFile(mark, ""),
      free: () => rm(mark),
    };
  }
  const filler = join(folder, "filler");
  return {
    folder,
    environment: {} as Record<string, string>,
    async fill() {
      const megabyte = Buffer.alloc(1024 * 1024);
      const endless = (function* () {
        for (;;) yield megabyte;
      })();
      await pipeline(endless, createWriteStream(filler)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOSPC") throw error;
      });
    },
    free: () => rm(filler),
    async remove() {
      execFileSync("umount", [folder]);
      await remove();
    },
  };
}
