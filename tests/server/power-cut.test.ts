import fs from "node:fs";
import { cp } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import { migratedFolder, temporaryFolder } from "#tests/support/data-folder.ts";

/**
 * Keeps in `disk` what a power cut would leave of `folder` at the worst: of each file what it held when it was last
 * synced. The returned function ends it.
 */
async function keepWhatReachesTheDisk(folder: string, disk: string): Promise<() => void> {
  await cp(folder, disk, { recursive: true });
  const { fsyncSync, renameSync, unlinkSync } = fs;
  const durableFileSystem = (path: fs.PathLike) => join(disk, relative(folder, String(path)));
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    fs.mkdirSync(dirname(durableFileSystem(path)), { recursive: true });
    fs.copyFileSync(path, durableFileSystem(path));
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (fs.existsSync(durableFileSystem(from))) renameSync(durableFileSystem(from), durableFileSystem(to));
  };
  fs.unlinkSync = (path) => {
    unlinkSync(path);
    fs.rmSync(durableFileSystem(path), { force: true });
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { fsyncSync, renameSync, unlinkSync });
    syncBuiltinESMExports();
  };
}

test("the power goes while it writes: every acknowledged row is there", async () => {
  const { folder, remove } = await migratedFolder();
  const disk = await temporaryFolder();
  const after = await temporaryFolder();
  const lost = await openEmbedded({ dataFolder: folder });
  const end = await keepWhatReachesTheDisk(folder, disk.folder);
  try {
    const write = (term: string) =>
      lost.database.query("insert into public.jargon (term, definition) values ($1, 'A word.')", [term]);
    const written = Array.from({ length: 12 }, (_, number) => `Term ${number}`);
    for (const term of written) {
      await write(term);
      // Rows leave the log for the files of their tables.
      if (term === "Term 7") await lost.database.exec("checkpoint");
    }
    end();
    await cp(join(disk.folder, "postgres"), join(after.folder, "postgres"), { recursive: true });
    const backend = await openEmbedded({ dataFolder: after.folder });
    const { rows } = await backend.database.query<{ term: string }>("select term from public.jargon");
    await backend.close();
    expect(rows.map(({ term }) => term).sort()).toEqual(written.sort());
  } finally {
    end();
    await lost.close();
    await Promise.all([remove(), disk.remove(), after.remove()]);
  }
});
