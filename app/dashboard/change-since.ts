import { formatNumber } from "#app/lib/numbers.ts";

/**
 * A count against that of the end of last month, in words: `+12% from last month`. Where there was nothing
 * to compare with, the number of what came.
 */
export function changeSince(current: number, earlier: number): string {
  if (earlier === 0)
    return current === 0 ? "0% from last month" : `+${formatNumber(current)} from last month`;
  const percent = Math.round(((current - earlier) / earlier) * 100);
  return `${percent > 0 ? "+" : ""}${formatNumber(percent)}% from last month`;
}
