import type { ContentKind } from "#app/content/kind.ts";
import { countOf } from "#app/lib/numbers.ts";

/** A number of rows, in words: `1 row`, `3 rows`. */
export const rowsInWords = (count: number) => countOf(count, ["row", "rows"]);

/** Columns that a form has as a switch; a file says yes or no. */
export const switches = new Set(["is_remote", "featured", "canceled"]);

/** The columns of a kind's file, in their order: the fields of its form, and how far its review is. */
export function csvColumns(kind: ContentKind): string[] {
  const emptyRow = { tags: [], related_terms: [], schedule: [], speakers: [] };
  return [...new Set([...Object.keys(kind.formValues(emptyRow as never)), "status"])];
}

/** The row of a record in its kind's file, in the order of `columns`. */
export function csvRow(kind: ContentKind, columns: string[], record: { status: string }): string[] {
  const values: Record<string, string> = { ...kind.formValues(record as never), status: record.status };
  return columns.map((column) => {
    const value = values[column] ?? "";
    return switches.has(column) ? (value ? "yes" : "no") : value;
  });
}
