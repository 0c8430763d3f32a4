import { once } from "node:events";
import { constants, existsSync } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Extension, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { App, type EmailDriver, setExperimental } from "@supabase/lite";
import { createPgliteConnection, PGlite } from "@supabase/lite/pglite";
import { mailIsOn, siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { plainText } from "#app/lib/mail-html.server.ts";
import { authSubjects, textIn } from "./auth-mails.server.ts";
import { durableFileSystem, syncFiles } from "./durability.server.ts";
import { beginMaintenance } from "./maintenance.server.ts";
import { migrationsFolder } from "./migrations.server.ts";
import type { Secrets } from "./secrets.server.ts";
import { storageAdapter } from "./storage-adapter.server.ts";

const template = (name: keyof typeof authSubjects) => ({
  subject: authSubjects[name],
  content_path: join(migrationsFolder(), "../templates", `${name}.html`),
});

const authMailTemplates = {
  confirmation: template("confirmation"),
  recovery: template("recovery"),
  magic_link: template("magic_link"),
  email_change: template("email_change"),
};

/** Sends the text of the language in which `recipient` gets mail. */
const authMailDriver = (languageOf: (recipient: string) => Promise<string>): EmailDriver => ({
  async send({ to, subject, html = "" }) {
    const send = async () => {
      const language = await languageOf(to);
      const text = textIn(language, html);
      await sendMail({ to, subject: textIn(language, subject), text: plainText(text), html: text });
    };
    // Not awaited: an address that exists must not take longer than one that does not.
    void send();
  },
});

export const extensions = { pg_trgm, pgcrypto };

const maxRows = 1000;

/** As hosted: `2026-11-22T00:41:24.452+00:00` */
const asHosted = (moment: string) => moment.replace(/^([\d-]+) ([\d:.]+)\+00$/, "$1T$2+00:00");

export type Services = Awaited<ReturnType<typeof startServices>>;

/** `prepare` a new database before its first migration. */
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
      ...durableFileSystem(postgres),
      extensions: { ...extensions, ...more },
      parsers: { [types.TIMESTAMPTZ]: asHosted },
    },
  });
  // A new database takes over the machine's zone; a hosted project uses UTC.
  await connection.driver.exec("set timezone to 'UTC'");
  const mailLanguage = async (recipient: string) => {
    const { rows } = await connection.driver
      .query<{ language: string }>("select public.mail_language($1) as language", [recipient])
      .catch(() => ({ rows: [] }));
    return rows[0]?.language ?? "en";
  };
  setExperimental("storage", true);
  const app = new App({
    connection,
    api: { schemas: ["public"], extra_search_path: ["public", "extensions"], max_rows: maxRows },
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
      // With both addresses to confirm, this service would ask the old one only.
      email: {
        enable_confirmations: mailIsOn,
        double_confirm_changes: false,
        otp_length: 10,
        otp_expiry: 600,
        template: authMailTemplates,
      },
    },
    storage: { enabled: true },
    options: { drivers: { email: authMailDriver(mailLanguage) } },
  });
  // A private name, but the library's own message says to set it: there is no option for the storage.
  const files = join(dataFolder, "storage");
  await mkdir(files, { recursive: true });
  app._storageAdapter = storageAdapter(files);
  const database = connection.driver;
  return {
    app,
    connection,
    database,
    /** A disk of another machine may never answer. */
    storageAnswers: (limit: AbortSignal) =>
      Promise.race([
        access(files, constants.R_OK | constants.W_OK).then(
          () => true,
          () => false,
        ),
        once(limit, "abort").then(() => false),
      ]),
    beginMaintenance: () => beginMaintenance(database, postgres),
  };
}

/** Made beside its place and renamed, so that a kill or a power cut never leaves a half-made database. */
async function initialize(postgres: string): Promise<void> {
  const beside = `${postgres}.part`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  const database = await PGlite.create(beside);
  await database.close();
  await syncFiles(beside);
  await rename(beside, postgres);
}

export async function prepare({ app, database }: Services): Promise<void> {
  const role = (name: string, options = "") =>
    `do $$ begin create role ${name} nologin ${options}; exception when duplicate_object then null; end $$;`;
  await database.exec(`
    create schema if not exists extensions;
    ${role("anon")} ${role("authenticated")} ${role("service_role", "bypassrls")}
    grant usage on schema public, extensions to anon, authenticated, service_role;`);
  await app.ensureSystemSchema();
}

export async function databaseAnswers({ database }: Services): Promise<boolean> {
  if (database.closed) return false;
  try {
    await database.query("select 1");
    return true;
  } catch {
    return false;
  }
}
