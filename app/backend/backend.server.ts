import { env } from "#app/lib/env.server.ts";
import type { Backend } from "./backend.types.ts";
import { DataFolderLockedError } from "./data-folder-lock.server.ts";

// On globalThis, so that a program run from the sources shares it with the built server.
const key = Symbol.for("ubunifu.backend");
const shared = globalThis as { [key]?: Promise<Backend> };

/** Hosted where SUPABASE_URL is set, else embedded; opened once. Ends the process when DATA_DIR is in use. */
export function getBackend(): Promise<Backend> {
  shared[key] ??= open().catch((error) => {
    shared[key] = undefined;
    if (!(error instanceof DataFolderLockedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  return shared[key];
}

export async function closeBackend(): Promise<void> {
  const opened = shared[key];
  shared[key] = undefined;
  await (await opened)?.close();
}

async function open(): Promise<Backend> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = "", SUPABASE_SECRET_KEY = "" } = env;
  if (SUPABASE_URL) {
    const { openHosted } = await import("./hosted.server.ts");
    return openHosted(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY);
  }
  const { openEmbedded } = await import("./embedded.server.ts");
  return openEmbedded({ dataFolder: env.DATA_DIR });
}
