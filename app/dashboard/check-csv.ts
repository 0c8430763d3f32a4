import type { ServerKind } from "#app/content/kind.server.ts";
import { columnLabels } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { csv, readCsv } from "#app/lib/csv.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { linesOf } from "#app/lib/text-fields.ts";
import { type DayOrder, ordersOf, readDay } from "#app/lib/written-dates.ts";
import { plainDigits, readChoice, readYesNo } from "#app/lib/written-values.ts";
import { dayOrders } from "./csv-rows.ts";

/** The rows travel in a form field from the preview to the import: this is what fields may hold. */
export const importLimits = { rows: 500, bytes: 240 * 1024 };

export type CheckedRow = {
  /** Its line in a spreadsheet, empty rows counted. */
  number: number;
  title: string;
  errors: string[];
  record: Record<string, unknown> | null;
  cells: string[];
};

export type CheckedCsv = {
  names: string[];
  unused: string[];
  missing: string[];
  rows: CheckedRow[];
  /** Of columns whose days may be written in two ways: what is known of each. */
  questions: DayQuestion[];
};

/** `order` is null where nothing tells: then the rows wait. */
export type DayQuestion = { column: string; label: string; example: string; order: DayOrder | null };

/** By column: how its days are written. */
export type DayAnswers = Record<string, DayOrder>;

/** Refuses a whole file; its message is for people. */
export class CsvRefused extends Error {
  readonly status: 400 | 413;
  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** Checks every row of a file by the rules of the kind's form. Throws CsvRefused. */
export function checkCsv(kind: ServerKind, file: string, answers: DayAnswers = {}): CheckedCsv {
  const [first, ...lines] = readLines(file)
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const heading = first?.cells ?? [];
  const known = kind.csv.columns;
  const labels = Object.fromEntries(known.map((name) => [name, columnLabels.get(name) ?? name]));
  // A file may name columns as the site shows them; what it calls by their own names goes before.
  const names = heading.map(
    (name) => readChoice(name, known) ?? readChoice(name, known, labels) ?? name.trim().toLowerCase(),
  );
  if (!names.some((name) => known.includes(name)))
    throw new CsvRefused(`The first row must name the columns, such as ${known.slice(0, 3).join(", ")}.`);
  const twice = names.find((name, index) => known.includes(name) && names.indexOf(name) !== index);
  if (twice) throw new CsvRefused(`The column ${twice} appears twice in the first row.`);
  if (lines.length === 0) throw new CsvRefused("There are no rows below the column names.");
  if (lines.length > importLimits.rows)
    throw new CsvRefused(
      `Import at most ${importLimits.rows} rows at a time. This file has ${lines.length}.`,
      413,
    );

  const questions = dayQuestions(kind, names, lines, answers);
  const orders = new Map(questions.map(({ column, order }) => [column, order]));
  const rows = lines.map(({ number, cells }) => ({
    number,
    ...checkRow(kind, names, withDays(names, cells, orders), orders),
  }));
  return {
    questions,
    names,
    unused: heading.filter((name, index) => name.trim() !== "" && !known.includes(names[index] ?? "")),
    missing: known.filter((name) => !names.includes(name)),
    rows,
  };
}

export function validRows({ names, rows }: CheckedCsv): { records: object[]; csv: string } {
  const good = rows.filter(({ errors }) => errors.length === 0);
  return {
    records: good.flatMap(({ record }) => (record ? [record] : [])),
    csv: csv([names, ...good.map(({ cells }) => cells)]),
  };
}

export const csvTooLarge = () =>
  new CsvRefused(`Import at most ${importLimits.bytes / 1024} KB at a time. Split the file.`, 413);

function readLines(file: string): string[][] {
  // Browsers send each line end of a field as CRLF.
  if (Buffer.byteLength(file.replace(/\r?\n/g, "\r\n")) > importLimits.bytes) throw csvTooLarge();
  try {
    return readCsv(file);
  } catch (error) {
    throw new CsvRefused(error instanceof Error ? error.message : "This isn't a CSV file.");
  }
}

/** One for each column with a day such as 05/03/2027; a column, or else the file, may answer it itself by a 31/12/2026. */
function dayQuestions(
  kind: ServerKind,
  names: string[],
  lines: { cells: string[] }[],
  answers: DayAnswers,
): DayQuestion[] {
  const columns = kind.csv.days.flatMap((column) => {
    const at = names.indexOf(column);
    const written = lines.flatMap(({ cells }) =>
      at >= 0 && ordersOf(cells[at] ?? "") ? (cells[at] ?? "") : [],
    );
    const possible = dayOrderNames.filter((order) =>
      written.every((text) => ordersOf(text)?.includes(order)),
    );
    const sure = written.some((text) => /\d{4}\D*$/.test(plainDigits(text)) && ordersOf(text)?.length === 1);
    return written.length > 0
      ? [
          {
            column,
            example: written[0]?.trim() ?? "",
            order: sure && possible.length === 1 ? possible[0] : undefined,
          },
        ]
      : [];
  });
  const told = new Set(columns.flatMap(({ order }) => order ?? []));
  const [ofFile] = told.size === 1 ? told : [];
  return columns.map(({ column, example, order }) => ({
    column,
    label: labelOf(column),
    example,
    order: answers[column] ?? order ?? ofFile ?? null,
  }));
}

const dayOrderNames = Object.keys(dayOrders) as DayOrder[];

/** The cells with the days of such columns as year-month-day, which need no answer anymore. */
const withDays = (names: string[], cells: string[], orders: Map<string, DayOrder | null>) =>
  cells.map((cell, at) => {
    const order = orders.get(names[at] ?? "");
    return (order && ordersOf(cell) && readDay(cell, order)) || cell;
  });

function checkRow(kind: ServerKind, names: string[], cells: string[], orders: Map<string, DayOrder | null>) {
  const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? "";
  const form = new FormData();
  const errors = new Set<string>();
  const say = (field: string, message: string) => errors.add(`${labelOf(field)}: ${message}`);

  for (const column of kind.csv.columns) {
    const value = names.includes(column) ? cell(column) : "";
    const rows = kind.rowsInCells?.[column];
    if (rows) {
      for (const [index, line] of linesOf(value).entries())
        for (const [part, text] of Object.entries(rows.read(line)))
          form.set(`${column}[${index}].${part}`, text);
    } else if (!kind.csv.switches.includes(column)) form.set(column, value);
    else if (readYesNo(value)) form.set(column, "on");
    else if (value && readYesNo(value) === null) say(column, "Write yes or no.");
  }
  const isOpen = (column: string) => orders.get(column) === null && ordersOf(cell(column)) !== null;
  const submission = parseForm(form, kind.schema.normal);
  if (submission.status !== "success")
    for (const [column, messages] of Object.entries(submission.error ?? {}))
      say(column, isOpen(column) ? "Say above how its dates are written." : (messages?.at(-1) ?? ""));
  if (kind.image?.required && cell("image_url") === "") say("image_url", kind.image.required.normal);
  const statuses = Object.keys(statusLabels);
  const status = readChoice(cell("status"), statuses, statusWords);
  if (cell("status") && !status) say("status", `Choose a status: ${statuses.join(", ")}.`);
  if (cells.slice(names.length).some((more) => more.trim() !== ""))
    errors.add("This row has more cells than columns.");

  const record: CheckedRow["record"] =
    submission.status === "success" && errors.size === 0
      ? { ...submission.value, ...kind.adminDefaults, ...(status && { status }) }
      : null;
  return { title: oneLine(cell(kind.titleColumn)), errors: [...errors], record, cells };
}

const statusWords = {
  ...statusLabels,
  approved: "Approved, published",
  pending: "Pending Review, waiting, in review",
};

/** `Speakers, line 2` of the field `speakers[1].name` */
export function labelOf(field: string): string {
  const [, column = field, index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const label = columnLabels.get(column) ?? column;
  return index ? `${label}, line ${Number(index) + 1}` : label;
}
