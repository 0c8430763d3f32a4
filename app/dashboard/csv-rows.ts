import type { FormColumns, ServerKind } from "#app/content/kind.server.ts";
import { columnLabels } from "#app/content/kinds.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { countOf } from "#app/lib/numbers.ts";
import type { DayOrder } from "#app/lib/written-dates.ts";

/** How a column writes its days. */
export const dayOrders: Record<DayOrder, string> = {
  "day-month": "day/month/year",
  "month-day": "month/day/year",
};

export const rowsInWords = (count: number) => countOf(count, ["row", "rows"]);

/** By these an import knows an item again, and whether it has changed since. */
const ownColumns = { slug: "Page address", updated_at: "Last changed" };

/** Says why a row was left out, in a file of such rows. */
export const reasonColumn = "left_out_because";

export const fileColumns = ({ csv }: ServerKind) => [...csv.columns, ...Object.keys(ownColumns)];

export const columnLabel = (column: string) =>
  columnLabels.get(column) ?? ownColumns[column as keyof typeof ownColumns] ?? column;

/** `Speakers, line 2` of the field `speakers[1].name` */
export function labelOf(field: string): string {
  const [, column = field, index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  return index ? `${columnLabel(column)}, line ${Number(index) + 1}` : columnLabel(column);
}

/** What the cells of a record say, by column. */
export function cellsOf(
  kind: ServerKind,
  record: FormColumns & { status: string; slug?: unknown; updated_at?: unknown },
): Record<string, string> {
  const values: FormValues = { ...kind.formValues(record), status: record.status };
  const written = (column: string): string => {
    const value = values[column] ?? "";
    if (typeof value !== "string")
      return value.map((row) => kind.rowsInCells?.[column]?.write(row)).join("\n");
    return kind.csv.switches.includes(column) ? (value ? "yes" : "no") : value;
  };
  const own = { slug: String(record.slug ?? ""), updated_at: String(record.updated_at ?? "") };
  return { ...Object.fromEntries(kind.csv.columns.map((column) => [column, written(column)])), ...own };
}

export const csvRow = (kind: ServerKind, record: FormColumns & { status: string }): string[] =>
  Object.values(cellsOf(kind, record));
