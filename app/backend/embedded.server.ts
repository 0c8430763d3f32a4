import { existsSync } from "node:fs";
import type { Extension, PGlite } from "@electric-sql/pglite";
import { log } from "#app/lib/log.server.ts";
import type { Backend } from "./backend.types.ts";
import { lockDataFolder } from "./data-folder-lock.server.ts";
import { restoreMarkerFolder } from "./durability.server.ts";
import { databaseAnswers, prepare, type Services, startServices } from "./embedded-services.server.ts";
import { equalizeTiming } from "./equalize-timing.server.ts";
import { copyOnRequest } from "./hot-backup.server.ts";
import { maintenanceIntervalMs } from "./maintenance.server.ts";
import { migrate } from "./migrations.server.ts";
import { createMutex } from "./mutex.server.ts";
import { readSecrets, type Secrets } from "./secrets.server.ts";

export type EmbeddedOptions = {
  dataFolder: string;
  migrations?: string;
  extensions?: Record<string, Extension>;
};

/** `database` is not guarded by the mutex of calls: await those first. */
export type EmbeddedBackend = Backend & { readonly database: PGlite };

/** Throws DataFolderLockedError, or an Error naming the migration that failed or the restore that did not finish. */
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
  const letGo = async () => {
    stopLogging();
    await unlock();
  };
  let services: Services | undefined;
  try {
    if (existsSync(restoreMarkerFolder(dataFolder)))
      throw new Error(`A restore into ${dataFolder} did not come to its end. Run it again: npm run restore.`);
    const secrets = await readSecrets(dataFolder);
    const start = () => startServices(dataFolder, secrets, options.extensions);
    services = await start();
    await prepare(services);
    const ran = await migrate(services.database, options.migrations);
    if (ran.length > 0) {
      await services.connection.clearSchemaCache();
      log.info({ migrations: ran.length }, "The database is up to date");
    }
    return serve(dataFolder, secrets, services, start, letGo);
  } catch (error) {
    await services?.connection.close().catch(() => {});
    await letGo();
    throw error;
  }
}

const unavailable = () =>
  Response.json({ code: "unavailable", message: "The database cannot be reached." }, { status: 503 });

/** Classes 53 and 58 (disk or memory full, system failure): the request was right, the time was not. */
async function isOutOfResources(response: Response): Promise<boolean> {
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: unknown };
  return typeof code === "string" && /^5[38]\w{3}$/.test(code);
}

/** One call at a time. A database that broke down is opened again; until then the answer is 503. */
function serve(
  dataFolder: string,
  secrets: Secrets,
  first: Services,
  start: () => Promise<Services>,
  letGo: () => Promise<void>,
): EmbeddedBackend {
  const mutex = createMutex();
  let services: Services | undefined = first;
  let last = first;
  let lastTry = 0;
  let closing: Promise<void> | undefined;

  async function current(): Promise<Services | undefined> {
    if (services) return services;
    if (closing || Date.now() - lastTry < 2_000) return undefined;
    lastTry = Date.now();
    log.error("The database has broken down; opening it again");
    await last.connection.close().catch(() => {});
    services = await start().catch((error) => {
      log.error({ err: error }, "The database does not open");
      return undefined;
    });
    last = services ?? last;
    return services;
  }

  async function call(request: Request): Promise<Response> {
    const now = await current();
    if (!now) return unavailable();
    if (request.method === "POST") await equalizeTiming(request, now.database);
    const response = await now.app.fetch(request);
    // Without its database the data API says that there is no such table.
    if (response.status !== 404 && response.status < 500) return response;
    if (!(await stillAnswers())) return unavailable();
    return (await isOutOfResources(response)) ? unavailable() : response;
  }

  async function stillAnswers(): Promise<boolean> {
    const now = await current();
    if (!now) return false;
    if (await databaseAnswers(now)) return true;
    services = undefined;
    return false;
  }

  async function maintain() {
    try {
      const statements = await mutex.run(async () => (await current())?.beginMaintenance());
      for (const statement of statements ?? [])
        await mutex.run(async () => (closing ? undefined : (await current())?.database.exec(statement)));
    } catch (error) {
      log.warn({ err: error }, "The database could not be maintained; it is tried again");
    }
  }
  const maintenance = setInterval(() => void maintain(), maintenanceIntervalMs).unref();
  const stopCopying = copyOnRequest(dataFolder, mutex.run);

  return {
    url: "http://embedded.invalid",
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    get database() {
      return last.database;
    },
    fetch(input, init) {
      if (closing) return Promise.resolve(unavailable());
      const request = new Request(input, init);
      return mutex.run(() => call(request), request.signal);
    },
    async problem() {
      const limit = AbortSignal.timeout(3_000);
      const database = !closing && mutex.run(stillAnswers, limit).catch(() => false);
      if (!(await database)) return "The database does not answer.";
      return (await last.storageAnswers(limit)) ? null : "The folder of stored files cannot be written to.";
    },
    close() {
      clearInterval(maintenance);
      stopCopying();
      closing ??= mutex.idle().then(async () => {
        await last.connection.close().catch(() => {});
        await letGo();
      });
      return closing;
    },
  };
}

const output = globalThis.console;
const fromBackend = /[\\/]@(?:supabase[\\/]lite|electric-sql[\\/]pglite)[\\/]/;

let printed: Pick<Console, "error" | "warn"> | undefined;
let users = 0;

/** Logs the errors that the embedded backend prints, without parameters (what people typed). Returns the undo. */
function logDatabaseErrors(): () => void {
  if (users++ === 0) {
    const { error, warn } = output;
    printed = { error, warn };
    output.error = (...parts: unknown[]) => {
      const cause = parts.find((part) => part instanceof Error);
      if (cause && (isDatabaseError(cause) || fromBackend.test(cause.stack ?? "")))
        log.warn({ err: cause }, "database error");
      else if (typeof parts[0] === "string" && parts[0].startsWith("Failed to execute statement"))
        log.warn("a statement failed");
      else error(...parts);
    };
    output.warn = (...parts: unknown[]) => {
      if (!String(parts[0]).startsWith("EXPERIMENTAL FEATURES ENABLED")) warn(...parts);
    };
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    users -= 1;
    if (users === 0 && printed) Object.assign(output, printed);
  };
}

function isDatabaseError(error: Error): boolean {
  return "severity" in error || "query" in error || "params" in error;
}
