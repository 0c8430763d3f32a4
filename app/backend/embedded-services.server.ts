import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Extension, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { App, setExperimental } from "@supabase/lite";
import { createPgliteConnection, PGlite } from "@supabase/lite/pglite";
import { siteUrl } from "#app/lib/env.server.ts";
import { authMailDriver, authMailTemplates } from "./auth-mail.server.ts";
import { onDisk, syncFiles } from "./durability.server.ts";
import { beginMaintenance } from "./maintenance.server.ts";
import type { Secrets } from "./secrets.server.ts";
import { storageAdapter } from "./storage-adapter.server.ts";

/** What the migrations ask of Postgres. */
export const extensions = { pg_trgm, pgcrypto, unaccent };

/** No call is given more rows at once. */
const mostRows = 1000;

/** A moment, always in UTC here, as a hosted project writes it and as browsers read it: `2026-11-22T00:41:24.452+00:00`. */
const asHosted = (moment: string) => moment.replace(/^([\d-]+) ([\d:.]+)\+00$/, "$1T$2+00:00");

export type Services = Awaited<ReturnType<typeof startServices>>;

/**
 * Opens the database in `dataFolder`, made empty where there is none, and Supabase's services on it.
 * Before the first migration of a new database, `prepare` it.
 */
export async function startServices(
  dataFolder: string,
  secrets: Secrets,
  more: Record<string, Extension> = {},
) {
  const postgres = join(dataFolder, "postgres");
  if (!existsSync(postgres)) await initialize(postgres);
  const connection = await createPgliteConnection({
    url: postgres,
    pgliteOptions: {
      ...onDisk(postgres),
      extensions: { ...extensions, ...more },
      parsers: { [types.TIMESTAMPTZ]: asHosted },
    },
  });
  // A new database takes over the zone of the machine; days are counted in UTC, as a hosted project does.
  await connection.driver.exec("set timezone to 'UTC'");
  setExperimental("storage", true);
  const app = new App({
    connection,
    api: { schemas: ["public"], extra_search_path: ["public", "extensions"], max_rows: mostRows },
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
      // The new address confirms its change. With both, this service would ask the old one only.
      email: {
        enable_confirmations: false,
        double_confirm_changes: false,
        otp_length: 10,
        otp_expiry: 600,
        template: authMailTemplates,
      },
    },
    storage: { enabled: true },
    options: { drivers: { email: authMailDriver } },
  });
  // A private name, but the one that the library's own message says to set: it has no option for the storage.
  app._storageAdapter = storageAdapter(join(dataFolder, "storage"));
  const database = connection.driver;
  return {
    app,
    connection,
    database,
    beginMaintenance: () => beginMaintenance(database, postgres),
  };
}

/**
 * Makes an empty database beside its place and renames it: a process killed here, or a power cut, leaves something
 * that the next start throws away, never a half-made database in the place of a whole one.
 */
async function initialize(postgres: string): Promise<void> {
  const beside = `${postgres}.part`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  const database = await PGlite.create(beside);
  await database.close();
  await syncFiles(beside);
  await rename(beside, postgres);
}

/** What hosted Supabase has before the first migration. Safe to repeat, and to be killed in. */
export async function prepare({ app, database }: Services): Promise<void> {
  const role = (name: string, options = "") =>
    `do $$ begin create role ${name} nologin ${options}; exception when duplicate_object then null; end $$;`;
  await database.exec(`
    create schema if not exists extensions;
    ${role("anon")} ${role("authenticated")} ${role("service_role", "bypassrls")}
    grant usage on schema public, extensions to anon, authenticated, service_role;`);
  await app.ensureSystemSchema();
}

/** Whether the database still answers. */
export async function answers({ database }: Services): Promise<boolean> {
  if (database.closed) return false;
  try {
    await database.query("select 1");
    return true;
  } catch {
    return false;
  }
}
