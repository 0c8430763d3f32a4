import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { formatNumber } from "#app/lib/numbers.ts";

const labelOf = (name: string) =>
  name === "users" ? "Total Users" : kinds.find(({ table }) => table === name)?.dashboard.statistic;

/** `change` as in `+12%`, from last month. */
export type Statistic = { label: string; count: number; change: string };

/** Totals now and their change since the end of last month. Admins only. Throws an Error. */
export async function statistics(supabase: Supabase): Promise<Statistic[]> {
  const { data, error } = await supabase.rpc("dashboard_statistics");
  if (error) throw new Error("Failed to load the statistics", { cause: error });
  return data.flatMap(({ name, current, earlier }) => {
    const label = labelOf(name);
    return label ? [{ label, count: current, change: changeSince(current, earlier) }] : [];
  });
}

/** `+12%`, or the number of new ones where there were none. */
export function changeSince(current: number, earlier: number): string {
  if (earlier === 0) return current === 0 ? "0%" : `+${formatNumber(current)}`;
  const percent = Math.round(((current - earlier) / earlier) * 100);
  return `${percent > 0 ? "+" : ""}${formatNumber(percent)}%`;
}
