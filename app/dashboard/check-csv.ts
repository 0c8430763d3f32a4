import type { ServerKind } from "#app/content/kind.server.ts";
import { columnLabels } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { csv, readCsv } from "#app/lib/csv.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { linesOf } from "#app/lib/text-fields.ts";

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
};

/** Refuses a whole file; its message is for people. */
export class CsvRefused extends Error {
  readonly status: 400 | 413;
  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** Checks every row of a file by the rules of the kind's form. Throws CsvRefused. */
export function checkCsv(kind: ServerKind, file: string): CheckedCsv {
  const [first, ...lines] = readLines(file)
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const heading = first?.cells ?? [];
  const names = heading.map((name) => name.trim().toLowerCase().replace(/\s+/g, "_"));
  const known = kind.csv.columns;
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

  const rows = lines.map(({ number, cells }) => ({ number, ...checkRow(kind, names, cells) }));
  return {
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

function checkRow(kind: ServerKind, names: string[], cells: string[]) {
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
    else if (/^(?:yes|true|on|1)$/i.test(value)) form.set(column, "on");
    else if (!/^(?:no|false|off|0|)$/i.test(value)) say(column, "Write yes or no.");
  }
  const submission = parseForm(form, kind.schema.normal);
  if (submission.status !== "success")
    for (const [column, messages] of Object.entries(submission.error ?? {}))
      say(column, messages?.at(-1) ?? "");
  if (kind.image?.required && cell("image_url") === "") say("image_url", kind.image.required.normal);
  const status = cell("status");
  if (status && !Object.hasOwn(statusLabels, status)) say("status", "Choose a status from the list.");
  if (cells.slice(names.length).some((more) => more.trim() !== ""))
    errors.add("This row has more cells than columns.");

  const record: CheckedRow["record"] =
    submission.status === "success" && errors.size === 0
      ? { ...submission.value, ...kind.adminDefaults, ...(status && { status }) }
      : null;
  return { title: oneLine(cell(kind.titleColumn)), errors: [...errors], record, cells };
}

/** `Speakers, line 2` of the field `speakers[1].name` */
export function labelOf(field: string): string {
  const [, column = field, index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const label = columnLabels.get(column) ?? column;
  return index ? `${label}, line ${Number(index) + 1}` : label;
}
