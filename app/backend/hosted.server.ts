import type { Backend } from "./backend.types.ts";

/** A Supabase project reached over the network. */
export function openHosted(url: string, publishableKey: string, secretKey: string): Backend {
  return {
    url,
    publishableKey,
    secretKey,
    fetch: (input, init) => fetch(input, init),
    ready: async () => {
      try {
        const answer = await fetch(`${url}/auth/v1/health`, {
          headers: { apikey: publishableKey },
          signal: AbortSignal.timeout(3_000),
        });
        return answer.ok;
      } catch {
        return false;
      }
    },
    close: async () => {},
  };
}
