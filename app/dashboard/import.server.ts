import { createHash, randomUUID } from "node:crypto";
import { data } from "react-router";
import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { importItems, wasImported } from "#app/content/records.server.ts";
import { csv, csvAnswer } from "#app/lib/csv.ts";
import { decodeText } from "#app/lib/decode-text.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { DayOrder } from "#app/lib/written-dates.ts";
import { rowsBefore } from "#app/moderation/expired-session-draft.server.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import type { Fills } from "./check-row.ts";
import { columnLabel, dayOrders, fileColumns } from "./csv-rows.ts";
import { type PlanAnswers, type PlannedRow, planImport } from "./import-plan.server.ts";
import { isLeftOut, leftOutCsv, readRowNumbers, withRowsOut } from "./left-out-rows.ts";
import { importAddress, undoImportAddress } from "./list-filters.ts";
import {
  CsvRefused,
  csvTooLarge,
  type DayQuestion,
  importLimits,
  readSheet,
  type Sheet,
  type SheetAnswers,
} from "./read-sheet.ts";

export type ImportAnswer = {
  problem: string | null;
  pasted: string;
  preview: ImportPreview | null;
  /** Of a file that was imported, save for the rows that the preview shows. */
  done?: { title: string; list: string; undo: string };
};

/** What is said of a column's empty cells in rows that are added; `options`: none where there are too many for a menu. */
type FillQuestion = {
  column: string;
  label: string;
  rows: number;
  value: string;
  takes: string;
  options: [value: string, label: string][];
};

export type ImportPreview = {
  rows: Pick<PlannedRow, "number" | "title" | "outcome" | "errors" | "changes" | "inferred">[];
  unknown: Sheet["unknown"];
  /** What an unknown heading may be. */
  columns: [name: string, label: string][];
  missing: string[];
  /** Of the whole file: in what encoding it was read, where that is a guess. */
  note: string | null;
  questions: DayQuestion[];
  fills: FillQuestion[];
  /** As what rows are added that do not say it; null where all do. */
  status: string | null;
  overwrites: boolean;
  /** Numbers of rows, as the admin has written them. */
  out: { text: string; problem: string | null };
  /** The file, the form's own id, and what it shows, so that nothing else is imported. */
  csv: string;
  submissionId: string;
  planned: string;
};

/** Returns the preview, or imports what it shows and redirects; sent twice, it imports once. Refuses with 400, 409, 413 or 503. */
export async function importCsv(kind: ServerKind, request: Request, session: Session) {
  return takeRows(kind, await readForm(request), session);
}

/** The preview of rows sent after the session had ended; null without any. Throws a 503 Response, keeping them. */
export async function restoredImport(
  kind: ServerKind,
  asked: { request: Request; url: URL },
  session: Session,
): Promise<ImportAnswer | null> {
  const form = await rowsBefore(asked);
  if (!form) return null;
  const answer = await takeRows(kind, form, session);
  if (answer instanceof Response) return null;
  if (answer.init?.status === 503) throw new Response(null, answer.init);
  return answer.data;
}

type Answered = Response | ReturnType<typeof data<ImportAnswer>>;

async function takeRows(kind: ServerKind, form: FormData, session: Session): Promise<Answered> {
  const { supabase } = session;
  const pasted = String(form.get("csv") ?? "");
  const given = String(form.get("submission_id") ?? "");
  const importing = form.get("intent") === "import" && isUuid(given);
  const answer = (status: number, problem: string | null, preview: ImportPreview | null = null) =>
    data<ImportAnswer>({ problem, pasted: preview ? "" : pasted, preview }, { status });
  let preview: ImportPreview | null = null;
  try {
    const file = await readPlan(kind, form, supabase);
    const { text, note, answers, sheet, plan, planned, out } = file;
    if (importing && (await wasImported(supabase, kind.name, given)))
      return await afterImport(kind, file, { form, session, title: "These rows were imported", id: given });
    preview = {
      rows: plan.map(({ item: _, unsaid: __, ...row }) => row),
      unknown: sheet.unknown,
      columns: sheet.unknown.length > 0 ? fileColumns(kind).map((name) => [name, columnLabel(name)]) : [],
      missing: sheet.missing.filter((name) => name !== "status" && kind.csv.defaults[name] === undefined),
      note,
      questions: sheet.questions,
      fills: fillsOf(kind, plan, answers.fills),
      status: plan.some(({ item }) => item && !item.id && !item.columns.status) ? answers.status : null,
      overwrites: answers.overwrites,
      out,
      csv: text,
      submissionId: isUuid(given) ? given : randomUUID(),
      planned,
    };
    if (!importing) return answer(200, null, preview);
    if (form.get("planned") !== planned) return answer(400, changed, preview);
    if (out.problem) return answer(400, null, preview);
    const items = plan.flatMap(({ item }) => item ?? []);
    if (items.length === 0) return answer(400, "There is nothing to import.", preview);
    const withStatus = items.map(({ columns, ...item }) =>
      item.id ? { ...item, columns } : { ...item, columns: { status: answers.status, ...columns } },
    );
    await importItems(supabase, kind.name, given, withStatus);
    return await afterImport(kind, file, { form, session, title: importedInWords(plan), id: given });
  } catch (error) {
    if (error instanceof CsvRefused) return answer(error.status, error.message);
    if (error instanceof Response) throw error;
    const cause = error instanceof Error ? Object(error.cause).message : null;
    if (cause === "taken_down") return answer(409, takenDown, preview);
    if (cause === "changed_meanwhile") return answer(409, changed, preview);
    log.error({ err: error }, kind.saveFailed);
    return answer(503, importing ? notSaved : notChecked, preview);
  }
}

/** The rows of a form's file that an import leaves out, as a file. Throws a Response: 400 or 413. */
export async function leftOutFile(kind: ServerKind, request: Request, { supabase }: Session) {
  try {
    const { sheet, plan } = await readPlan(kind, await readForm(request), supabase);
    return csvAnswer(`${kind.table}-left-out.csv`, [Buffer.from(`\uFEFF${leftOutCsv(sheet, plan)}`)]);
  } catch (error) {
    if (error instanceof CsvRefused) throw new Response(error.message, { status: error.status });
    throw error;
  }
}

async function readPlan(kind: ServerKind, form: FormData, supabase: Supabase) {
  const file = await textOf(kind, form.get("file"), String(form.get("csv") ?? ""));
  const answers = answersOf(kind, form);
  const sheet = readSheet(kind, file.text, answers);
  const whole = await planImport(supabase, kind, sheet, answers);
  const text = String(form.get("out") ?? "").trim();
  const numbers = readRowNumbers(text);
  return {
    ...file,
    answers,
    sheet,
    plan: withRowsOut(whole, numbers ?? new Set()),
    planned: fingerprint(whole),
    out: { text, problem: numbers ? null : "Write numbers of rows, such as 3, 7-12." },
  };
}

type Imported = { form: FormData; session: Session; title: string; id: string };

/** What was left out is shown alone, to be corrected and tried again. */
async function afterImport(
  kind: ServerKind,
  { sheet, plan }: Pick<Awaited<ReturnType<typeof readPlan>>, "sheet" | "plan">,
  { form, session, title, id }: Imported,
): Promise<Answered> {
  const isAdded = plan.some(({ outcome }) => outcome === "add");
  const list = isAdded ? importAddress(kind, id) : kind.dashboard.list;
  const undo = undoImportAddress(kind, id);
  if (!plan.some(isLeftOut))
    return redirectWithToast(list, {
      kind: "success",
      title,
      action: { label: "Undo", to: undo, fields: {} },
    });
  const rest = leftOutCsv(sheet, plan);
  const again = new FormData();
  for (const [name, value] of form)
    if (/^(?:order|fill|column)\.|^status$/.test(name)) again.set(name, value);
  again.set("csv", rest);
  const answer = await takeRows(kind, again, session);
  if (answer instanceof Response) return answer;
  return data<ImportAnswer>({ ...answer.data, pasted: rest, done: { title, list, undo } }, { status: 200 });
}

const takenDown = "A picture in these rows was taken down at the request of its owner. Nothing was imported.";
const changed =
  "This is not what the last preview showed, so nothing was imported yet. Look at it again, then import.";
const notSaved = "We couldn’t save the rows. Please try again in a moment: no row is added twice.";
const notChecked = "We couldn’t check the rows. Please try again in a moment.";
const guessed = (encoding: string) =>
  `This file isn’t in UTF-8: it was read as ${encoding}. If letters look wrong below, save it as “CSV UTF-8” and check it again.`;

function importedInWords(plan: PlannedRow[]): string {
  const count = (wanted: string) => plan.filter(({ outcome }) => outcome === wanted).length;
  const parts = [`${count("add")} added`, `${count("change")} changed`].filter(
    (part) => !part.startsWith("0"),
  );
  return `Imported: ${parts.join(", ")}`;
}

/** What is shown is what is imported: of two plans alike the items are alike, save for what the form says of their status. */
const fingerprint = (plan: PlannedRow[]) =>
  createHash("sha256")
    .update(JSON.stringify(plan.map(({ number, outcome, item }) => [number, outcome, item])))
    .digest("hex");

type Answers = SheetAnswers & PlanAnswers & { status: string };

/** `order.start_date`, `fill.format` and `column.3` of the form are the answers for that column, or that heading's place. */
function answersOf(kind: ServerKind, form: FormData): Answers {
  const answers = { columns: {}, days: {}, fills: {} } as {
    columns: Record<number, string>;
    days: Record<string, DayOrder>;
    fills: Fills;
  };
  for (const [name, value] of form) {
    const [, what, column = ""] = /^(order|fill|column)\.(\w+)$/.exec(name) ?? [];
    const text = String(value).trim();
    if (what === "column" && text) answers.columns[Number(column)] = text;
    if (what === "order" && kind.csv.days.includes(column) && Object.hasOwn(dayOrders, text))
      answers.days[column] = text as DayOrder;
    if (what === "fill" && text && Object.hasOwn(kind.csv.defaults, column)) answers.fills[column] = text;
  }
  return {
    ...answers,
    overwrites: form.get("overwrite") === "on",
    status: form.get("status") === "approved" ? "approved" : "pending",
  };
}

const longestMenu = 30;

function fillsOf(kind: ServerKind, plan: PlannedRow[], fills: Fills): FillQuestion[] {
  const { defaults, options, takes } = kind.csv;
  return Object.keys(defaults).flatMap((column) => {
    const rows = plan.filter(({ unsaid }) => unsaid.includes(column)).length;
    const menu = options[column] ?? [];
    const value = fills[column] ?? (kind.unsaid?.[column] ? "" : (defaults[column] ?? ""));
    return rows > 0
      ? {
          column,
          label: columnLabel(column),
          rows,
          value,
          takes: takes[column] ?? "",
          options: menu.length > longestMenu ? [] : menu,
        }
      : [];
  });
}

type Table = { text: string; note: string | null };

async function textOf(kind: ServerKind, file: unknown, pasted: string): Promise<Table> {
  if (!(file instanceof File)) {
    if (pasted.trim() === "") throw new CsvRefused("Choose a CSV file, or paste its rows.");
    return tableOf(kind, pasted) ?? { text: pasted, note: null };
  }
  const { text, guess } = decodeText(await file.arrayBuffer());
  const table = tableOf(kind, text);
  if (table) return table;
  if (file.size > importLimits.bytes * (await sizeOfSign(file))) throw csvTooLarge();
  return { text, note: guess && guessed(guess) };
}

const noteOf = (row: number, note: string) => `Row ${row}: ${sentenceIn("en", note)}`;
/** Another kind of file, such as a calendar, as CSV; null for one that is CSV itself. */
function tableOf({ readItems, nouns }: ServerKind, file: string): Table | null {
  try {
    const read = readItems?.(file, importLimits.rows);
    if (!read) return null;
    const { items, total } = read;
    const names = [...new Set(items.flatMap(({ values }) => Object.keys(values)))];
    const rows = items.map(({ values }) => names.map((name) => values[name]));
    const left = total > rows.length && `Of ${countOf(total, nouns)} in the file, ${rows.length} are listed.`;
    const notes = items.flatMap(({ notes }, at) => notes.map((note) => noteOf(at + 2, note)));
    return { text: csv([names, ...rows]), note: [left, ...notes].filter(Boolean).join(" ") || null };
  } catch (error) {
    if (error instanceof SyntaxError) throw new CsvRefused(sentenceIn("en", error.message));
    throw error;
  }
}

/** In bytes: UTF-16 has two for each letter, which is one elsewhere. */
async function sizeOfSign(file: File): Promise<number> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 1;
}
