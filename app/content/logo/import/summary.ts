import { countOf, formatNumber } from "#app/lib/numbers.ts";
import type { ResultCounts } from "./preview.server.ts";

export const logoNouns = ["logo", "logos"] as const;

/** `12 logos are new, 3 are here already, 2 of these with other facts, 1 is left out.` */
export function summaryOf({ new: fresh, same, refused, out, better }: ResultCounts): string {
  const left = refused + out;
  if (fresh + better === 0) return "There’s nothing new in this zip.";
  const are = (count: number) => `${formatNumber(count)} ${count === 1 ? "is" : "are"}`;
  return [
    fresh > 0 ? `${countOf(fresh, logoNouns)} ${fresh === 1 ? "is" : "are"} new` : "No logo is new",
    same > 0 && `${are(same)} here already`,
    better > 0 && `${formatNumber(better)} of these with other facts`,
    left > 0 && `${are(left)} left out`,
  ]
    .filter(Boolean)
    .join(", ")
    .concat(".");
}

/** `12 logos imported, 2 changed, 1 left out` */
export function importedInWords({
  added,
  changed,
  left,
}: Record<"added" | "changed" | "left", number>): string {
  const parts = [
    added > 0 && `${countOf(added, logoNouns)} imported`,
    changed > 0 &&
      (added > 0 ? `${formatNumber(changed)} changed` : `${countOf(changed, logoNouns)} changed`),
    left > 0 && `${formatNumber(left)} left out`,
  ];
  return parts.filter(Boolean).join(", ");
}
