import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";

/** What the site holds, counted by the database now: people, and what visitors see. Admins only. */
export async function siteCounts(
  supabase: SupabaseClient<Database>,
): Promise<{ label: string; count: number }[]> {
  const [users, content] = await Promise.all([
    supabase.from("profiles").select("*", { count: "exact", head: true }),
    supabase.rpc("public_counts").maybeSingle(),
  ]);
  const error = users.error ?? content.error;
  if (error || !content.data) throw new Error("Failed to load the counts", { cause: error });
  return [
    { label: "Total Users", count: users.count ?? 0 },
    { label: "Vector Logos", count: content.data.logos },
    { label: "Active Events", count: content.data.events },
    { label: "Job Listings", count: content.data.jobs },
  ];
}
