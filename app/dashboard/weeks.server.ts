import type { Supabase } from "#app/backend/supabase.types.ts";

export type Week = { monday: string; submissions: number; decisions: number; signUps: number };

/** The last 12 weeks, this one last. Admins only. Throws an Error. */
export async function lastWeeks(supabase: Supabase): Promise<Week[]> {
  const { data, error } = await supabase.rpc("dashboard_weeks");
  if (error) throw new Error("Failed to load the figures of the last weeks", { cause: error });
  return data.map(({ week, submissions, decisions, sign_ups }) => ({
    monday: week,
    submissions,
    decisions,
    signUps: sign_ups,
  }));
}
