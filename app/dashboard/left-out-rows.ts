import { csv } from "#app/lib/csv.ts";
import { plainDigits } from "#app/lib/written-values.ts";
import { reasonColumn } from "./csv-rows.ts";
import type { PlannedRow } from "./import-plan.server.ts";
import type { Sheet } from "./read-sheet.ts";

type Outcome = PlannedRow["outcome"];
const leftOutcomes: Outcome[] = ["out", "conflict", "wrong"];

export const isLeftOut = ({ outcome }: { outcome: Outcome }) => leftOutcomes.includes(outcome);

/** `3, 7-12`; null where it is anything else. */
export function readRowNumbers(text: string): Set<number> | null {
  const numbers = new Set<number>();
  for (const part of plainDigits(text)
    .split(/[\s,;،]+/)
    .filter(Boolean)) {
    const [, from, to = from] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? [];
    if (!from || Number(to) < Number(from)) return null;
    for (let number = Number(from); number <= Math.min(Number(to), 100_000); number++) numbers.add(number);
  }
  return numbers;
}

/** Without the rows of these numbers, which stay in the list. */
export const withRowsOut = (plan: PlannedRow[], numbers: Set<number>): PlannedRow[] =>
  plan.map((row) =>
    numbers.has(row.number) && ["add", "change", "conflict"].includes(row.outcome)
      ? { ...row, outcome: "out", item: null }
      : row,
  );

/** As they stand in the file, with the reason in a column of its own, which an import passes over. */
export function leftOutCsv({ heading, rows }: Pick<Sheet, "heading" | "rows">, plan: PlannedRow[]): string {
  const at = heading.indexOf(reasonColumn);
  const own = (cells: string[]) => (at < 0 ? cells : cells.toSpliced(at, 1));
  const names = own(heading);
  const reasons = new Map(plan.filter(isLeftOut).map((row) => [row.number, reasonOf(row)]));
  const left = rows.flatMap(({ number, raw }) => {
    const reason = reasons.get(number);
    if (reason === undefined) return [];
    const cells = Array.from({ length: names.length }, (_, place) => own(raw)[place] ?? "");
    // Cells beyond the columns stay behind them, so that the row is refused again.
    return [[...cells, reason, ...own(raw).slice(names.length)]];
  });
  return csv([[...names, reasonColumn], ...left]);
}

function reasonOf({ outcome, errors }: PlannedRow): string {
  if (outcome === "out") return "Left out by you.";
  return outcome === "conflict" ? "Changed here since it was exported." : errors.join(" ");
}
