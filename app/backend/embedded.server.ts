import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Extension } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { App, setExperimental } from "@supabase/lite";
import { createPgliteConnection, PGlite, type PgliteConnection } from "@supabase/lite/pglite";
import { siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { authMail } from "./auth-mail.server.ts";
import type { Backend } from "./backend.server.ts";
import { lockDataFolder } from "./data-folder-lock.server.ts";
import { logDatabaseErrors } from "./database-errors.server.ts";
import { fileStore } from "./file-store.server.ts";
import { migrate } from "./migrations.server.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import { readSecrets } from "./secrets.server.ts";

export type EmbeddedOptions = {
  /** Everything is kept here: database, files, secrets, lock. */
  dataFolder: string;
  /** Another folder of migrations than supabase/migrations. */
  migrations?: string;
  /** More Postgres extensions, such as pgTAP in tests. */
  extensions?: Record<string, Extension>;
};

/** The embedded backend also lets its own process reach the database; tests and backups do. */
export type EmbeddedBackend = Backend & { database: PGlite };

const unavailable = () =>
  Response.json({ code: "unavailable", message: "The database cannot be reached." }, { status: 503 });

/**
 * Opens Supabase's services in this process, on the data in `dataFolder`; makes them at the first start.
 * Nothing listens on a port: callers use `fetch` of what comes back.
 * Throws DataFolderLockedError when the data is in use, and an Error naming the migration that failed.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  const { dataFolder } = options;
  const unlock = await lockDataFolder(dataFolder, () => {
    log.fatal(
      { dataFolder },
      "The lock of the data folder was taken away; stopping before the data is harmed",
    );
    process.exit(1);
  });
  const stopLogging = logDatabaseErrors();
  let connection: PgliteConnection | undefined;
  try {
    const secrets = await readSecrets(dataFolder);
    const postgres = join(dataFolder, "postgres");
    if (!existsSync(postgres)) await initialize(postgres);
    connection = await createPgliteConnection({
      url: postgres,
      pgliteOptions: { extensions: { pg_trgm, unaccent, ...options.extensions } },
    });
    const app = createApp(connection, secrets);
    app._mailer = authMail;
    app._storageAdapter = fileStore(join(dataFolder, "storage"));
    await prepare(app, connection.driver);
    const ran = await migrate(connection.driver, options.migrations);
    if (ran.length > 0) {
      await connection.clearSchemaCache();
      log.info({ migrations: ran.length }, "The database is up to date");
    }
    return serve(app, connection, secrets, async () => {
      stopLogging();
      await unlock();
    });
  } catch (error) {
    await connection?.close().catch(() => {});
    stopLogging();
    await unlock();
    throw error;
  }
}

/**
 * Makes an empty database beside its place and renames it: a process killed here leaves something that the next
 * start throws away, never a half-made database in the place of a whole one.
 */
async function initialize(postgres: string): Promise<void> {
  const beside = `${postgres}.part`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  const database = await PGlite.create({ dataDir: beside });
  await database.close();
  await rename(beside, postgres);
}

function createApp(connection: PgliteConnection, secrets: Awaited<ReturnType<typeof readSecrets>>) {
  setExperimental("storage", true);
  return new App({
    connection,
    api: { schemas: ["public"], extra_search_path: ["public", "extensions"], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      jwt_expiry: 300,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      enable_anonymous_sign_ins: false,
      minimum_password_length: 6,
      email: { enable_confirmations: false, double_confirm_changes: true, otp_length: 10, otp_expiry: 600 },
    },
    storage: { enabled: true },
  });
}

/** What hosted Supabase has before the first migration. Safe to repeat, and to be killed in. */
async function prepare(app: App, database: PGlite): Promise<void> {
  const role = (name: string, options = "") =>
    `do $$ begin create role ${name} nologin ${options}; exception when duplicate_object then null; end $$;`;
  await database.exec(`
    create schema if not exists extensions;
    ${role("anon")} ${role("authenticated")} ${role("service_role", "bypassrls")}
    grant usage on schema public, extensions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`);
  await app.ensureSystemSchema();
}

function serve(
  app: App,
  connection: PgliteConnection,
  secrets: Awaited<ReturnType<typeof readSecrets>>,
  afterClose: () => Promise<void>,
): EmbeddedBackend {
  let closing: Promise<void> | undefined;
  const reachable = async () => {
    if (connection.driver.closed) return false;
    const answer = connection.driver.query("select 1");
    return answer.then(
      () => true,
      () => false,
    );
  };
  const call = oneAtATime(async (request) => {
    if (connection.driver.closed) return unavailable();
    const response = await app.fetch(request);
    // Without its database the data API says that there is no such table.
    if ((response.status === 404 || response.status >= 500) && !(await reachable())) return unavailable();
    return response;
  });

  return {
    url: "http://embedded.invalid",
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    database: connection.driver,
    fetch: (input, init) => (closing ? Promise.resolve(unavailable()) : call(new Request(input, init))),
    ready: async () => !closing && (await reachable()),
    close: () => {
      closing ??= call.idle().then(async () => {
        await connection.close();
        await afterClose();
      });
      return closing;
    },
  };
}
