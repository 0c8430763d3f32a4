import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { formatNumber } from "#app/lib/numbers.ts";

/** `counts` says what is counted, where the label does not; `list` is the page that has as many. */
type Figure = { label: string; counts?: string; list: string };

/** `change` as in `+12%` or `+3`, from last month. */
export type Statistic = Figure & { count: number; change: string };

function figureNamed(name: string): Figure | null {
  if (name === "users") return { label: "Total Users", list: "/dashboard/users" };
  const { list, statistic } = kinds.find(({ table }) => table === name)?.dashboard ?? {};
  return statistic ? { ...statistic, list: `${list}?${statistic.query}` } : null;
}

/** Totals now and their change since the end of last month. Admins only. Throws an Error. */
export async function statistics(supabase: Supabase): Promise<Statistic[]> {
  const { data, error } = await supabase.rpc("dashboard_statistics");
  if (error) throw new Error("Failed to load the statistics", { cause: error });
  return data.flatMap(({ name, current, earlier }) => {
    const figure = figureNamed(name);
    return figure ? [{ ...figure, count: current, change: changeSince(current, earlier) }] : [];
  });
}

/** Of fewer, a percentage would say more than is known. */
const fewest = 20;

export function changeSince(current: number, earlier: number): string {
  const difference = current - earlier;
  if (difference === 0) return "no change";
  const sign = difference > 0 ? "+" : "";
  if (earlier < fewest) return sign + formatNumber(difference);
  return `${sign}${formatNumber(Math.round((difference / earlier) * 100))}%`;
}

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
