import { randomUUID } from "node:crypto";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { migratedFolder } from "./data-folder.ts";
import { setProcessBackend } from "./process-backend.ts";

export type TestDatabase = Awaited<ReturnType<typeof openDatabase>>;
export type TestMember = Awaited<ReturnType<TestDatabase["member"]>>;

/** The embedded backend on a new, migrated folder, as the backend of this process. Call close() when done. */
export async function openDatabase() {
  const { folder, remove } = await migratedFolder();
  const backend = await openEmbedded({ dataFolder: folder, extensions: { pgtap } });
  setProcessBackend(backend);
  const client = (key: string): Supabase =>
    createClient<Database>(backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: backend.fetch },
    });

  return {
    backend,
    folder,
    /** Runs as the owner of the database. */
    query: async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await backend.database.query<T>(text, values)).rows,
    anonymous: () => client(backend.publishableKey),
    server: () => client(backend.secretKey),
    async member(role: "admin" | "editor" | "user" = "user", name = "Ada") {
      const supabase = client(backend.publishableKey);
      const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
      const { data, error } = await supabase.auth.signUp({
        email,
        password: "secret12",
        options: { data: { name } },
      });
      if (error || !data.user) throw error ?? new Error("Signing up gave no user");
      const ensured = await supabase.rpc("ensure_member");
      if (ensured.error) throw ensured.error;
      await backend.database.query("update public.user_roles set role = $2 where user_id = $1", [
        data.user.id,
        role,
      ]);
      return { id: data.user.id, email, supabase };
    },
    async close() {
      setProcessBackend(null);
      await backend.close();
      await remove();
    },
  };
}
