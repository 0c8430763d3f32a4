import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { App, setExperimental } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";

const root = join(import.meta.dirname, "../..");
const migrations = join(root, "supabase/migrations");
const cache = join(root, "node_modules/.cache/ubunifu");
const keys = { publishable: "sb_publishable_test", secret: "sb_secret_test" };

export type TestDatabase = Awaited<ReturnType<typeof openDatabase>>;
export type Row = Record<string, unknown>;

/**
 * A migrated database in memory behind the Supabase API, with nothing in it.
 * The migrations run once; later calls load the result from a file named after their content.
 */
export async function openDatabase() {
  setExperimental("storage", true);
  const dump = await migratedDump();
  return start(dump);
}

async function start(dump?: Blob) {
  const connection = await createPgliteConnection({
    url: "memory://",
    pgliteOptions: { extensions: { pg_trgm, unaccent, pgtap }, ...(dump && { loadDataDir: dump }) },
  });
  const driver = connection.driver;
  const app = new App({
    connection,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      jwt_secret: "a secret of forty characters for the tests",
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: "http://localhost:3000",
      jwt_expiry: 300,
    },
    storage: { enabled: true },
    options: { drivers: { email: { send: async () => {} } } },
  });
  Object.assign(app, { _storageAdapter: memoryStore() });
  await app.init();
  if (!dump) {
    await app.ensureSystemSchema();
    await driver.exec(systemRoles);
    for (const name of (await readdir(migrations)).sort()) {
      await driver.exec(await readFile(join(migrations, name), "utf8"));
    }
  }

  const fetchInProcess = oneAtATime((request) => app.fetch(request));
  const client = (key: string): SupabaseClient<Database> =>
    createClient<Database>("http://database.invalid", key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => fetchInProcess(new Request(input, init)) },
    });

  return {
    driver,
    /** Rows of one statement, run as the owner of the database. */
    query: async <T = Row>(text: string, values: unknown[] = []) =>
      (await driver.query<T>(text, values)).rows,
    anonymous: () => client(keys.publishable),
    server: () => client(keys.secret),
    /** A client signed in as a new member with the given role. */
    async member(role: "admin" | "editor" | "user" = "user", name = "Ada") {
      const supabase = client(keys.publishable);
      const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
      const { data, error } = await supabase.auth.signUp({
        email,
        password: "secret12",
        options: { data: { name } },
      });
      if (error || !data.user) throw error ?? new Error("no user");
      const ensured = await supabase.rpc("ensure_member");
      if (ensured.error) throw ensured.error;
      await driver.query("update public.user_roles set role = $2 where user_id = $1", [data.user.id, role]);
      return { id: data.user.id, email, supabase };
    },
    close: () => connection.close(),
  };
}

/** The roles and the schema that a hosted database has before the first migration. */
const systemRoles = `
  create schema if not exists extensions;
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  grant usage on schema public, extensions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

async function migratedDump(): Promise<Blob> {
  const hash = createHash("sha256").update(await readFile(import.meta.filename));
  for (const name of (await readdir(migrations)).sort()) hash.update(await readFile(join(migrations, name)));
  hash.update(await readFile(join(root, "node_modules/@supabase/lite/package.json")));
  const file = join(cache, `database-${hash.digest("hex").slice(0, 20)}.tar`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return new Blob([stored]);

  const database = await start();
  const dump = await database.driver.dumpDataDir("none");
  await database.close();
  await mkdir(cache, { recursive: true });
  // Test files start in parallel: whoever is first wins, nobody reads half a file.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, file);
  return dump;
}

/** One connection, so one request at a time: otherwise the transactions of parallel requests mix. */
function oneAtATime(fetch: (request: Request) => Response | Promise<Response>) {
  let last: Promise<unknown> = Promise.resolve();
  return (request: Request): Promise<Response> => {
    const next = last.then(() => fetch(request));
    last = next.catch(() => {});
    return next;
  };
}

function memoryStore() {
  type Stored = { bytes: Buffer; metadata: Record<string, unknown> };
  const files = new Map<string, Stored>();
  const found = (bucket: string, key: string): Stored => {
    const file = files.get(`${bucket}/${key}`);
    if (!file) throw Object.assign(new Error("not found"), { status: 404 });
    return file;
  };
  return {
    driver: null,
    async uploadObject(bucket: string, key: string, _version: string, body: BodyInit, mimetype: string) {
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      const size = bytes.length;
      const metadata = {
        size,
        contentLength: size,
        mimetype,
        eTag: `"${randomUUID()}"`,
        lastModified: new Date(),
        httpStatusCode: 200,
      };
      files.set(`${bucket}/${key}`, { bytes, metadata });
      return metadata;
    },
    headObject: async (bucket: string, key: string) => found(bucket, key).metadata,
    getObject: async (bucket: string, key: string) => ({
      ...found(bucket, key),
      httpStatusCode: 200,
      body: found(bucket, key).bytes,
    }),
    deleteObject: async (bucket: string, key: string) => void files.delete(`${bucket}/${key}`),
    async deleteObjects(bucket: string, keysToDelete: string[]) {
      for (const key of keysToDelete) files.delete(`${bucket}/${key}`);
    },
  };
}
