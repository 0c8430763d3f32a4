import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";
import { DataFolderLockedError, lockDataFolder } from "#app/backend/data-folder-lock.server.ts";
import { durableFileSystem, restoreMarkerFolder, syncFiles } from "#app/backend/durability.server.ts";
import { extensions } from "#app/backend/embedded-services.server.ts";
import { kept, postgres, withCopy } from "#app/backend/hot-backup.server.ts";

const dump = "database.tar.gz";
const list = "contents.json";

const contentsSchema = z.object({
  made: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  /** SHA-256 by path. */
  files: z.record(z.string(), z.string()),
});
export type Contents = z.infer<typeof contentsSchema>;

/** Secrets included; of a running site, as it is between two calls. Throws an Error when there is no data or `target` exists. */
export async function backUp(dataFolder: string, target: string): Promise<Contents> {
  if (!existsSync(join(dataFolder, postgres))) throw new Error(`There is no data in ${dataFolder}.`);
  if (existsSync(target)) throw new Error(`${target} already exists. Name a new folder.`);
  // Named after the data, so that the next backup clears what a killed one left.
  const data = createHash("sha256").update(resolve(dataFolder)).digest("hex").slice(0, 12);
  const beside = join(dirname(target), `backup-of-${data}.part`);
  try {
    return await save(dataFolder, beside, target);
  } catch (error) {
    if (!(error instanceof DataFolderLockedError)) throw error;
  }
  return withCopy(dataFolder, (copy) => save(copy, beside, target));
}

async function save(dataFolder: string, beside: string, target: string): Promise<Contents> {
  const unlock = await lockDataFolder(dataFolder, () => {});
  try {
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true, mode: 0o700 });
    const database = await PGlite.create({
      ...durableFileSystem(join(dataFolder, postgres)),
      extensions,
    });
    let tables: Contents["tables"];
    try {
      tables = await countTables(database);
      const tar = await database.dumpDataDir("gzip");
      await writeFile(join(beside, dump), Buffer.from(await tar.arrayBuffer()), { mode: 0o600 });
    } finally {
      await database.close();
    }
    for (const name of kept)
      if (existsSync(join(dataFolder, name)))
        await cp(join(dataFolder, name), join(beside, name), { recursive: true });
    const contents = { made: new Date().toISOString(), tables, files: await hashFiles(beside) };
    await writeFile(join(beside, list), JSON.stringify(contents, null, 2), { mode: 0o600 });
    await syncFiles(beside);
    await rename(beside, target);
    return contents;
  } finally {
    await rm(beside, { recursive: true, force: true });
    await unlock();
  }
}

/** Compares every file and table. Throws an Error that says what is wrong; then `dataFolder` is as it was. */
export async function restore(source: string, dataFolder: string): Promise<Contents> {
  const contents = await readContents(source);
  const unlock = await lockDataFolder(dataFolder, () => {});
  const beside = restoreMarkerFolder(dataFolder);
  try {
    if (existsSync(beside)) await forgetRestore(dataFolder);
    for (const name of [...kept, postgres])
      if (existsSync(join(dataFolder, name)))
        throw new Error(
          `${dataFolder} already holds data (${name}). Move it away, or set DATA_DIR to another folder.`,
        );
    try {
      await mkdir(beside, { mode: 0o700 });
      await gather(source, beside, contents);
      for (const name of [...kept, postgres])
        if (existsSync(join(beside, name))) await rename(join(beside, name), join(dataFolder, name));
      await rm(beside, { recursive: true });
    } catch (error) {
      await forgetRestore(dataFolder);
      throw error;
    }
    return contents;
  } finally {
    await unlock();
  }
}

async function gather(source: string, beside: string, contents: Contents): Promise<void> {
  const tar = new Blob([await readFile(join(source, dump))]);
  const unpacked = await PGlite.create({
    dataDir: join(beside, postgres),
    loadDataDir: tar,
    extensions,
  }).catch((cause: unknown) => {
    throw new Error("The database couldn’t be unpacked. Is the disk full?", { cause });
  });
  const tables = await countTables(unpacked).finally(() => unpacked.close());
  const wrong = differences(contents.tables, tables);
  if (wrong.length > 0) throw new Error(`The tables differ from the backup: ${wrong.join(", ")}.`);
  for (const name of kept)
    if (existsSync(join(source, name))) await cp(join(source, name), join(beside, name), { recursive: true });
  await syncFiles(beside);
}

/** Its own folder goes last: while it is there, the restore is known to be unfinished. */
async function forgetRestore(dataFolder: string): Promise<void> {
  for (const name of [postgres, ...kept]) await rm(join(dataFolder, name), { recursive: true, force: true });
  await rm(restoreMarkerFolder(dataFolder), { recursive: true, force: true });
}

async function readContents(source: string): Promise<Contents> {
  const text = await readFile(join(source, list), "utf8").catch(() => {
    throw new Error(`${source} isn’t a complete backup: ${list} is missing.`);
  });
  const contents = contentsSchema.parse(JSON.parse(text));
  const wrong = differences(contents.files, await hashFiles(source));
  if (wrong.length > 0) throw new Error(`The backup is damaged: ${wrong.join(", ")}.`);
  return contents;
}

function differences(expected: Record<string, unknown>, found: Record<string, unknown>): string[] {
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].filter((key) => JSON.stringify(expected[key]) !== JSON.stringify(found[key])).sort();
}

export async function countTables(database: PGlite): Promise<Contents["tables"]> {
  await database.exec("set timezone = 'UTC'");
  const { rows: names } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const tables: Contents["tables"] = {};
  for (const { name } of names) {
    const { rows } = await database.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(item::text), '' order by md5(item::text)), '')) as hash
       from ${name} as item`,
    );
    if (rows[0]) tables[name] = rows[0];
  }
  return tables;
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll("\\", "/");
    if (!entry.isFile() || name === list) continue;
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    files[name] = hash.digest("hex");
  }
  return files;
}

export function newBackupFolder(dataFolder: string): string {
  return join(dirname(dataFolder), `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`);
}
