import type { PGlite } from "@electric-sql/pglite";

export type Backend = {
  /** For the embedded backend no address of the network. */
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
  ready(): Promise<boolean>;
  database?: PGlite;
  close(): Promise<void>;
};
