import type { ServerKind } from "#app/content/kind.server.ts";
import { readCsv } from "#app/lib/csv.ts";
import { type DayOrder, ordersOf, readDay } from "#app/lib/written-dates.ts";
import { plainDigits, readChoice } from "#app/lib/written-values.ts";
import { columnLabel, dayOrders, fileColumns, labelOf, reasonColumn } from "./csv-rows.ts";

/** The rows travel in a form field from the preview to the import: this is what fields may hold. */
export const importLimits = { rows: 500, bytes: 240 * 1024 };

export type SheetRow = {
  /** Its line in a spreadsheet, empty rows counted. */
  number: number;
  /** By column, of those that the file has; days as year-month-day where their order is known. */
  cells: Record<string, string>;
  /** As they stand in the file. */
  raw: string[];
  isTooLong: boolean;
};

export type Sheet = {
  heading: string[];
  rows: SheetRow[];
  /** Headings that are no column's name, with the column that the admin says they are. */
  unknown: { at: number; heading: string; column: string | null }[];
  missing: string[];
  /** Of columns whose days may be written in two ways: what is known of each. */
  questions: DayQuestion[];
};

/** `order` is null where nothing tells: then the rows wait. */
export type DayQuestion = { column: string; label: string; example: string; order: DayOrder | null };

/** What the admin has said: of a heading's place its column, of a column of days how they are written. */
export type SheetAnswers = { columns?: Record<number, string>; days?: Record<string, DayOrder> };

/** Refuses a whole file; its message is for people. */
export class CsvRefused extends Error {
  readonly status: 400 | 413;
  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** A file's cells by the kind's columns. Throws CsvRefused. */
export function readSheet(kind: ServerKind, file: string, { columns = {}, days = {} }: SheetAnswers): Sheet {
  const [first, ...lines] = readLines(file)
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const heading = first?.cells ?? [];
  const known = fileColumns(kind);
  const names = heading.map((name) => columnNamed(known, name));
  const twice = names.find((name, index) => name && names.indexOf(name) !== index);
  if (twice) throw new CsvRefused(`The column ${twice} appears twice in the first row.`);
  const unknown = heading.flatMap((name, at) => {
    if (name.trim() === "" || name === reasonColumn || names[at]) return [];
    const chosen = columns[at];
    const column = chosen && known.includes(chosen) && !names.includes(chosen) ? chosen : null;
    names[at] = column;
    return { at, heading: name.trim(), column };
  });
  if (lines.length === 0) throw new CsvRefused("There are no rows below the column names.");
  if (lines.length > importLimits.rows)
    throw new CsvRefused(
      `Import at most ${importLimits.rows} rows at a time. This file has ${lines.length}.`,
      413,
    );

  const rows = lines.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(
      names.flatMap((name, at) => (name ? [[name, (cells[at] ?? "").replace(/\r\n?/g, "\n").trim()]] : [])),
    ),
    raw: cells,
    isTooLong: cells.slice(heading.length).some((more) => more.trim() !== ""),
  }));
  const questions = dayQuestions(kind, rows, days);
  for (const { cells } of rows)
    for (const { column, order } of questions) {
      const day = order && ordersOf(cells[column] ?? "") && readDay(cells[column] ?? "", order);
      if (day) cells[column] = day;
    }
  const missing = kind.csv.columns.filter((name) => !names.includes(name));
  return { heading, rows, unknown, missing, questions };
}

/** A file may name columns as the site shows them, and say more in brackets; their own names go before. */
function columnNamed(known: string[], heading: string): string | null {
  const labels = Object.fromEntries(known.map((name) => [name, columnLabel(name)]));
  const short = heading.split(/[([]/)[0]?.trim();
  return (
    readChoice(heading, known) ??
    readChoice(heading, known, labels) ??
    (short && short !== heading ? (readChoice(short, known) ?? readChoice(short, known, labels)) : null)
  );
}

export const csvTooLarge = () =>
  new CsvRefused(`Import at most ${importLimits.bytes / 1024} KB at a time. Split the file.`, 413);

function readLines(file: string): string[][] {
  // Browsers send each line end of a field as CRLF.
  if (Buffer.byteLength(file.replace(/\r?\n/g, "\r\n")) > importLimits.bytes) throw csvTooLarge();
  try {
    return readCsv(file);
  } catch (error) {
    throw new CsvRefused(error instanceof Error ? error.message : "This isn’t a CSV file.");
  }
}

/** One for each column with a day such as 05/03/2027; a column, or else the file, may answer it itself by a 31/12/2026. */
function dayQuestions(kind: ServerKind, rows: SheetRow[], answers: Record<string, DayOrder>): DayQuestion[] {
  const columns = kind.csv.days.flatMap((column) => {
    const written = rows.flatMap(({ cells }) => (ordersOf(cells[column] ?? "") ? (cells[column] ?? "") : []));
    const possible = dayOrderNames.filter((order) =>
      written.every((text) => ordersOf(text)?.includes(order)),
    );
    const sure = written.some((text) => /\d{4}\D*$/.test(plainDigits(text)) && ordersOf(text)?.length === 1);
    return written.length > 0
      ? [
          {
            column,
            example: written[0] ?? "",
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
