import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import { openEmbedded } from "#app/backend/embedded.server.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache/ubunifu");
const extensions = { pgtap };

export type TestDatabase = Awaited<ReturnType<typeof openDatabase>>;

/**
 * The embedded backend on a new folder of its own, migrated, with nothing in it. Call close() when done.
 * The migrations run once; later calls copy the result, kept in a folder named after what it was made of.
 */
export async function openDatabase() {
  const dataFolder = await mkdtemp(join(tmpdir(), "ubunifu-database-"));
  await cp(await migratedFolder(), dataFolder, { recursive: true });
  const backend = await openEmbedded({ dataFolder, extensions });
  const client = (key: string): SupabaseClient<Database> =>
    createClient<Database>(backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: backend.fetch },
    });

  return {
    backend,
    driver: backend.database,
    /** Rows of one statement, run as the owner of the database. */
    query: async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await backend.database.query<T>(text, values)).rows,
    anonymous: () => client(backend.publishableKey),
    server: () => client(backend.secretKey),
    /** A new member with a client that is signed in as them. */
    async member(role: "admin" | "editor" | "user" = "user", name = "Ada") {
      const supabase = client(backend.publishableKey);
      const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
      const { data, error } = await supabase.auth.signUp({
        email,
        password: "secret12",
        options: { data: { name } },
      });
      if (error || !data.user) throw error ?? new Error("Signing up gave no user");
      const ensured = await supabase.rpc("ensure_member");
      if (ensured.error) throw ensured.error;
      await backend.database.query("update public.user_roles set role = $2 where user_id = $1", [
        data.user.id,
        role,
      ]);
      return { id: data.user.id, email, supabase };
    },
    async close() {
      await backend.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function migratedFolder(): Promise<string> {
  const hash = createHash("sha256");
  const parts = [
    "supabase/migrations/*.sql",
    "app/backend/embedded*.server.ts",
    "node_modules/@supabase/lite/package.json",
  ];
  for (const part of parts) {
    const files: string[] = [];
    for await (const file of glob(part, { cwd: root })) files.push(file);
    for (const file of files.sort()) hash.update(await readFile(join(root, file)));
  }
  const folder = join(cache, `database-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, old)).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - 3_600_000) await rm(join(cache, old), { recursive: true, force: true });
  }
  const beside = await mkdtemp(join(cache, "part-"));
  const backend = await openEmbedded({ dataFolder: beside, extensions });
  await backend.close();
  // Test files start in parallel: whoever is first wins, nobody copies half a folder.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }));
  return folder;
}
