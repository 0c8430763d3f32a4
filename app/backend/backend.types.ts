import type { PGlite } from "@electric-sql/pglite";

/** Supabase's services, wherever they run. */
export type Backend = {
  /** What a client is created with; for the embedded backend it is no address of the network. */
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  /** The embedded database itself, for programs that need more than the API offers. A hosted one has none. */
  database?: PGlite;
  /** Waits for what has begun, then lets go of everything. */
  close(): Promise<void>;
};
