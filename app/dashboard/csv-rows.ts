import type { FormColumns, ServerKind } from "#app/content/kind.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { countOf } from "#app/lib/numbers.ts";
import type { DayOrder } from "#app/lib/written-dates.ts";

/** How a column writes its days. */
export const dayOrders: Record<DayOrder, string> = {
  "day-month": "day/month/year",
  "month-day": "month/day/year",
};

export const rowsInWords = (count: number) => countOf(count, ["row", "rows"]);

export function csvRow(kind: ServerKind, record: FormColumns & { status: string }): string[] {
  const values: FormValues = { ...kind.formValues(record), status: record.status };
  return kind.csv.columns.map((column) => {
    const value = values[column] ?? "";
    if (typeof value !== "string")
      return value.map((row) => kind.rowsInCells?.[column]?.write(row)).join("\n");
    return kind.csv.switches.includes(column) ? (value ? "yes" : "no") : value;
  });
}
