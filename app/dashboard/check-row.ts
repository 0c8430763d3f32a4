import type { FormColumns, ServerKind } from "#app/content/kind.server.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { filedAs } from "#app/lib/fold.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { linesOf } from "#app/lib/text-fields.ts";
import { ordersOf } from "#app/lib/written-dates.ts";
import { readChoice, readYesNo } from "#app/lib/written-values.ts";
import { labelOf } from "./csv-rows.ts";
import type { Sheet, SheetRow } from "./read-sheet.ts";

/** By column: what the admin says of cells that are empty. */
export type Fills = Record<string, string>;

export type CheckedRow = {
  errors: string[];
  record: FormColumns | null;
  /** Columns that the row leaves empty and the form does not; of these, what its other cells tell. */
  unsaid: string[];
  inferred: Record<string, string>;
};

/**
 * A row by the rules of the kind's form. `before`: the cells of the item that it changes, which count where the file has no column,
 * and where a cell is empty that no item leaves so.
 */
export function checkRow(
  kind: ServerKind,
  { questions }: Pick<Sheet, "questions">,
  { cells, isTooLong }: SheetRow,
  { before, fills = {} }: { before?: Record<string, string> | undefined; fills?: Fills } = {},
): CheckedRow {
  const { defaults, switches } = kind.csv;
  const errors = new Set<string>();
  const say = (field: string, message: string) => errors.add(`${labelOf(field)}: ${message}`);
  const form = new FormData();
  const unsaid: string[] = [];
  const inferred: Record<string, string> = {};
  const asked = new Set<string>();

  const textOf = (column: string): string => {
    // An empty cell empties what was exported; of another file it says nothing.
    const isEmptied = column in cells && (!before || cells.slug);
    const text = cells[column] || (isEmptied ? "" : (before?.[column] ?? ""));
    if (text !== "" || defaults[column] === undefined) return text;
    if (before) return before[column] ?? "";
    // An empty cell of a column of yes and no is a no.
    if (switches.includes(column) && column in cells) return "no";
    const told = kind.unsaid?.[column]?.((name) => cells[name] ?? "");
    if (told) inferred[column] = told;
    else unsaid.push(column);
    const filled = told ?? fills[column] ?? (kind.unsaid?.[column] ? "" : (defaults[column] ?? ""));
    if (filled === "") asked.add(column);
    return filled;
  };

  for (const column of kind.csv.columns) {
    const text = textOf(column);
    const rows = kind.rowsInCells?.[column];
    if (rows) {
      for (const [index, line] of linesOf(text).entries())
        for (const [part, value] of Object.entries(rows.read(line)))
          form.set(`${column}[${index}].${part}`, value);
    } else if (!switches.includes(column)) form.set(column, text);
    else if (readYesNo(text)) form.set(column, "on");
    else if (text && readYesNo(text) === null) say(column, "Write yes or no.");
  }
  for (const column of asked) say(column, "Say above what it is.");
  const waits = new Set(questions.flatMap(({ column, order }) => (order === null ? column : [])));
  const isOpen = (column: string) => waits.has(column) && ordersOf(cells[column] ?? "") !== null;
  const submission = parseForm(form, kind.schema.normal);
  if (submission.status !== "success")
    for (const [column, messages] of Object.entries(submission.error ?? {}))
      say(column, isOpen(column) ? "Say above how its dates are written." : (messages?.at(-1) ?? ""));
  if (kind.image?.required && textOf("image_url") === "") say("image_url", kind.image.required.normal);
  const statuses = Object.keys(statusLabels);
  const written = cells.status || before?.status || "";
  const status = readChoice(written, statuses, statusWords);
  if (written && !status) say("status", `Choose a status: ${statuses.join(", ")}.`);
  if (cells.updated_at && Number.isNaN(Date.parse(cells.updated_at)))
    say("updated_at", "Leave this as it was exported.");
  if (isTooLong) errors.add("This row has more cells than columns.");

  const { status: _, ...values } = submission.status === "success" ? submission.value : {};
  const isGood = submission.status === "success" && errors.size === 0;
  const slug = before ? "" : filedAs(cells.slug ?? "").slice(0, 90);
  return {
    errors: [...errors],
    record: isGood ? { ...values, ...(status && { status }), ...(slug && { slug }) } : null,
    unsaid,
    inferred,
  };
}

const statusWords = {
  ...statusLabels,
  approved: "Approved, published",
  pending: "Pending Review, waiting, in review",
};
