import { partSize } from "#app/lib/read-all.ts";
import type { Backend } from "./backend.types.ts";

const timeLimit = 3_000;

export function openHosted(url: string, publishableKey: string, secretKey: string): Backend {
  async function ask(path: string, key: string): Promise<Response | null> {
    const headers = { apikey: key, Authorization: `Bearer ${key}` };
    const response = await fetch(`${url}/${path}`, { headers, signal: AbortSignal.timeout(timeLimit) });
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
        ask("rest/v1/rpc/most_rows", publishableKey)
          .then((response) => response?.json() as Promise<unknown[]> | undefined)
          .catch(() => undefined),
        ask("storage/v1/bucket/images", secretKey).catch(() => null),
      ]);
      if (!rows) return "The database does not answer, or lacks the site's tables.";
      if (rows.length < partSize)
        return `The data API hands out ${rows.length} rows at once. Set Max rows to ${partSize} in the project's API settings.`;
      if (!auth) return "The auth service does not answer.";
      return storage ? null : "The storage does not answer, or lacks the site's buckets.";
    },
    close: async () => {},
  };
}
