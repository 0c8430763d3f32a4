import { env } from "#app/lib/env.server.ts";
import { partSize } from "#app/lib/read-all.ts";
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
    return openHosted(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY);
  }
  const { openEmbedded } = await import("./embedded.server.ts");
  return openEmbedded({ dataFolder: env.DATA_DIR });
}

const timeLimitMs = 3_000;

function openHosted(url: string, publishableKey: string, secretKey: string): Backend {
  async function ask(path: string, key: string): Promise<Response | null> {
    const headers = { apikey: key, Authorization: `Bearer ${key}` };
    const response = await fetch(`${url}/${path}`, { headers, signal: AbortSignal.timeout(timeLimitMs) });
    return response.ok ? response : null;
  }
  return {
    url,
    publishableKey,
    secretKey,
    fetch: (input, init) => fetch(input, init),
    problem: async () => {
      const [auth, rows, storage] = await Promise.all([
        ask("auth/v1/health", publishableKey).catch(() => null),
        // A function of ours, which a project without the migrations lacks.
        ask("rest/v1/rpc/probe_row_limit", publishableKey)
          .then((response) => response?.json() as Promise<unknown[]> | undefined)
          .catch(() => undefined),
        ask("storage/v1/bucket/images", secretKey).catch(() => null),
      ]);
      if (!rows) return "The database does not answer, or lacks the site’s tables.";
      if (rows.length < partSize)
        return `The data API hands out ${rows.length} rows at once. Set Max rows to ${partSize} in the project’s API settings.`;
      if (!auth) return "The auth service does not answer.";
      return storage ? null : "The storage does not answer, or lacks the site’s buckets.";
    },
    close: async () => {},
  };
}
