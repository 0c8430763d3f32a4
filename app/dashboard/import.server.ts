import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { data } from "react-router";
import type { Session } from "#app/accounts/session.server.ts";
import type { Json } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { createRecords, recordsWereCreated } from "#app/content/records.server.ts";
import { isGone } from "#app/images/storage.server.ts";
import { csv, decodeText } from "#app/lib/csv.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { rowsBefore } from "#app/moderation/expired-session-draft.server.ts";
import {
  type CheckedRow,
  CsvRefused,
  checkCsv,
  csvTooLarge,
  type DayAnswers,
  type DayQuestion,
  importLimits,
  labelOf,
  validRows,
} from "./check-csv.ts";
import { dayOrders, rowsInWords } from "./csv-rows.ts";
import { importAddress } from "./list-filters.ts";

export type ImportAnswer = {
  problem: string | null;
  pasted: string;
  preview: ImportPreview | null;
};

export type ImportPreview = {
  rows: Pick<CheckedRow, "number" | "title" | "errors">[];
  unused: string[];
  missing: string[];
  /** Of the whole file: in what encoding it was read, where that is a guess. */
  note: string | null;
  /** What is to be said of columns of days, with all rows for the form that says it. */
  questions: DayQuestion[];
  all: string;
  /** The good rows for the form that adds them, and that form's own id. */
  csv: string;
  submissionId: string;
};

/** Returns the preview, or adds its rows all at once and redirects; sent twice, it adds once. Refuses with 400, 413 or 503. */
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

async function takeRows(kind: ServerKind, form: FormData, { supabase }: Session) {
  const pasted = String(form.get("csv") ?? "");
  const given = String(form.get("submission_id") ?? "");
  const importing = form.get("intent") === "import" && isUuid(given);
  const answer = (status: number, problem: string | null, preview: ImportPreview | null = null) =>
    data<ImportAnswer>({ problem, pasted: preview ? "" : pasted, preview }, { status });
  let preview: ImportPreview | null = null;
  try {
    const { text, note } = await textOf(kind, form.get("file"), pasted);
    const checked = checkCsv(kind, text, dayAnswers(kind, form));
    const done = () =>
      redirectWithToast(importAddress(kind, given), {
        kind: "success",
        title: `${rowsInWords(checked.rows.length)} imported`,
      });
    if (importing && (await recordsWereCreated(supabase, kind.table, given))) return await done();
    await addExistingErrors(supabase, kind, checked.rows);
    await addGoneErrors(supabase, checked.rows);
    await addUnknownErrors(supabase, kind, checked.rows);
    const { records, csv } = validRows(checked);
    preview = {
      rows: checked.rows.map(({ number, title, errors }) => ({ number, title, errors })),
      unused: checked.unused,
      missing: checked.missing,
      note,
      questions: checked.questions,
      all: checked.questions.length > 0 ? text : "",
      csv,
      submissionId: isUuid(given) ? given : randomUUID(),
    };
    if (!importing) return answer(200, null, preview);
    if (records.length < checked.rows.length)
      return answer(400, "Some rows can no longer be added. Nothing was imported.", preview);
    await createRecords(supabase, kind.table, records, given);
    return await done();
  } catch (error) {
    if (error instanceof CsvRefused) return answer(error.status, error.message);
    if (error instanceof Response) throw error;
    if (error instanceof Error && Object(error.cause).message === "taken_down")
      return answer(409, takenDown, preview);
    log.error({ err: error }, kind.saveFailed);
    return answer(503, importing ? notSaved : notChecked, preview);
  }
}

const takenDown = "A picture in these rows was taken down at the request of its owner. Nothing was imported.";
const notSaved = "We couldn't save the rows. Please try again in a moment: no row is added twice.";
const notChecked = "We couldn't check the rows. Please try again in a moment.";

async function addExistingErrors(supabase: Supabase, kind: ServerKind, rows: CheckedRow[]) {
  const good = rows.filter(({ errors }) => errors.length === 0);
  if (good.length === 0) return;
  const items = good.map(({ record }) => record) as Json[];
  const { data, error } = await supabase.rpc("existing_items", { item_type: kind.name, items });
  if (error) throw new Error("The rows could not be compared", { cause: error });
  for (const { place, earlier } of data)
    good[place]?.errors.push(
      earlier === null
        ? `Another ${kind.dashboard.noun} already has this ${kind.identity}.`
        : `Row ${good[earlier]?.number} has the same ${kind.identity}.`,
    );
}

/** A stored picture goes with its item: an exported file may still name it. */
async function addGoneErrors(supabase: Supabase, rows: CheckedRow[]) {
  const inTurn = pLimit(6);
  const look = async ({ errors, record }: CheckedRow) => {
    const address = errors.length === 0 ? record?.image_url : null;
    if (typeof address === "string" && (await isGone(supabase, address)))
      errors.push("Image URL: This picture is no longer stored here.");
  };
  await Promise.all(rows.map((row) => inTurn(() => look(row))));
}

/** What only the database knows to be wrong. */
async function addUnknownErrors(supabase: Supabase, { check }: ServerKind, rows: CheckedRow[]) {
  const inTurn = pLimit(6);
  const look = async ({ errors, record }: CheckedRow) => {
    const wrong = errors.length === 0 && record && (await check?.(supabase, record));
    for (const [field, messages] of Object.entries(wrong || {}))
      errors.push(`${labelOf(field)}: ${messages.join(" ")}`);
  };
  await Promise.all(rows.map((row) => inTurn(() => look(row))));
}

const guessed =
  "This file isn't in UTF-8: it was read as Windows-1252. If letters look wrong below, save it as “CSV UTF-8” and check it again.";

/** `order.start_date` of the form is the answer for that column. */
function dayAnswers(kind: ServerKind, form: FormData): DayAnswers {
  const given = kind.csv.days.map((column) => [column, String(form.get(`order.${column}`))] as const);
  return Object.fromEntries(given.filter(([, order]) => Object.hasOwn(dayOrders, order))) as DayAnswers;
}

type Table = { text: string; note: string | null };

async function textOf(kind: ServerKind, file: unknown, pasted: string): Promise<Table> {
  if (!(file instanceof File)) {
    if (pasted.trim() === "") throw new CsvRefused("Choose a CSV file, or paste its rows.");
    return tableOf(kind, pasted) ?? { text: pasted, note: null };
  }
  // Postgres cannot store NUL.
  const { text: decoded, isGuess } = decodeText(await file.arrayBuffer());
  const text = decoded.replaceAll("\0", "");
  const table = tableOf(kind, text);
  if (table) return table;
  if (file.size > importLimits.bytes * (await sizeOfSign(file))) throw csvTooLarge();
  return { text, note: isGuess ? guessed : null };
}

/** Another kind of file, such as a calendar, as CSV; null for one that is CSV itself. */
function tableOf({ readItems, nouns }: ServerKind, file: string): Table | null {
  try {
    const read = readItems?.(file, importLimits.rows);
    if (!read) return null;
    const names = [...new Set(read.items.flatMap(({ values }) => Object.keys(values)))];
    const rows = read.items.map(({ values }) => names.map((name) => values[name]));
    const left =
      read.total > rows.length && `Of ${countOf(read.total, nouns)} in the file, ${rows.length} are listed.`;
    const notes = read.items.flatMap(({ notes }, at) => notes.map((note) => `Row ${at + 2}: ${note}`));
    return { text: csv([names, ...rows]), note: [left, ...notes].filter(Boolean).join(" ") || null };
  } catch (error) {
    if (error instanceof SyntaxError) throw new CsvRefused(error.message);
    throw error;
  }
}

/** In bytes: UTF-16 has two for each letter, which is one elsewhere. */
async function sizeOfSign(file: File): Promise<number> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 1;
}
