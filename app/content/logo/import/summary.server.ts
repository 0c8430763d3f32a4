import { countOf, formatNumber } from "#app/lib/numbers.ts";
import type { ResultCounts } from "./preview.server.ts";

export const logoNouns = ["logo", "logos"] as const;

/** `12 logos are new, 3 are here already, 1 is refused.` */
export function summaryOf({ new: fresh, same, refused, out }: ResultCounts): string {
  const left = refused + out;
  if (fresh === 0) return "There's nothing new in this zip.";
  const are = (count: number) => `${formatNumber(count)} ${count === 1 ? "is" : "are"}`;
  return [
    `${countOf(fresh, logoNouns)} ${fresh === 1 ? "is" : "are"} new`,
    same > 0 && `${are(same)} here already`,
    left > 0 && `${are(left)} left out`,
  ]
    .filter(Boolean)
    .join(", ")
    .concat(".");
}
