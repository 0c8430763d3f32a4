import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

const fileName = /^(\d{14})_([\w-]+)\.sql$/;

export function migrationsFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, "supabase", "migrations");
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) throw new Error("The folder supabase/migrations is missing.");
  }
}

/** The history is the Supabase CLI's. Throws an Error naming the file that failed; the ones before it stay. */
export async function migrate(database: PGlite, folder = migrationsFolder()): Promise<string[]> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text);`);
  const history = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(history.rows.map((row) => row.version));
  const ran: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || done.has(version)) continue;
    const sql = await readFile(join(folder, file), "utf8");
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        // A migration may have changed these for itself.
        await transaction.exec("set local role none; set local search_path = public, extensions");
        await transaction.query(
          "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new Error(`The migration ${file} failed: ${(error as Error).message}`, { cause: error });
    }
    ran.push(file);
  }
  return ran;
}
