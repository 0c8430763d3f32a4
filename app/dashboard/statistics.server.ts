import type { Supabase } from "#app/backend/supabase.types.ts";
import { changeSince } from "./change-since.ts";

const labels: Record<string, string> = {
  users: "Total Users",
  logos: "Vector Logos",
  events: "Active Events",
  jobs: "Job Listings",
};

export type Statistic = { label: string; count: number; change: string };

/**
 * What the site holds now, and how that differs from the end of last month: people, and what visitors find.
 * Admins only. Throws an Error whose cause is the database's.
 */
export async function statistics(supabase: Supabase): Promise<Statistic[]> {
  const { data, error } = await supabase.rpc("dashboard_statistics");
  if (error) throw new Error("Failed to load the statistics", { cause: error });
  return data.flatMap(({ name, current, earlier }) => {
    const label = labels[name];
    return label ? [{ label, count: current, change: changeSince(current, earlier) }] : [];
  });
}
