import type { PGlite } from "@electric-sql/pglite";

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
  /** What keeps it from answering, in a sentence; null where nothing does. Knows within seconds. */
  problem(): Promise<string | null>;
  database?: PGlite;
  close(): Promise<void>;
};
