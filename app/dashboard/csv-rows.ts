import type { ServerKind } from "#app/content/kind.ts";
import { countOf } from "#app/lib/numbers.ts";

export const rowsInWords = (count: number) => countOf(count, ["row", "rows"]);

export function csvRow(kind: ServerKind, record: { status: string }): string[] {
  const values: Record<string, string> = { ...kind.formValues(record as never), status: record.status };
  return kind.csv.columns.map((column) => {
    const value = values[column] ?? "";
    return kind.csv.switches.includes(column) ? (value ? "yes" : "no") : value;
  });
}
