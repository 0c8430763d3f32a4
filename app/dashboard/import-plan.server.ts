import pLimit from "p-limit";
import type { Json } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Change } from "#app/content/item-facts.ts";
import type { FormColumns, ServerKind } from "#app/content/kind.server.ts";
import { readableValue } from "#app/content/kinds.ts";
import { picturesOf } from "#app/content/pictures.server.ts";
import type { ImportedItem } from "#app/content/records.server.ts";
import { isGone } from "#app/images/storage.server.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { readDay } from "#app/lib/written-dates.ts";
import { type CheckedRow, checkRow, type Fills } from "./check-row.ts";
import { cellsOf, columnLabel, labelOf } from "./csv-rows.ts";
import type { Sheet, SheetRow } from "./read-sheet.ts";

export type PlannedRow = {
  number: number;
  title: string;
  /** A conflict: the item has changed since it was exported, and not to what the file says. Out: an admin has said so. */
  outcome: "add" | "change" | "same" | "conflict" | "wrong" | "out";
  errors: string[];
  changes: Change[];
  /** What its other cells tell of empty ones: `Time zone: Africa/Lagos`. */
  inferred: string[];
  /** Columns that an added row leaves empty. */
  unsaid: string[];
  item: ImportedItem | null;
};

type Existing = FormColumns & { id: string; status: string; slug: string; updated_at: string };
type Known = { place: number; earlier: number | null; item: Json; is_taken: boolean };

/** What the answers say of conflicts: whether the file's cells count. */
export type PlanAnswers = { fills: Fills; overwrites: boolean };

/** What becomes of each row. Throws an Error whose cause is the database's. */
export async function planImport(
  supabase: Supabase,
  kind: ServerKind,
  sheet: Sheet,
  answers: PlanAnswers,
): Promise<PlannedRow[]> {
  const items = sheet.rows.map(({ cells }) => identityOf(kind, cells)) as Json[];
  const { data, error } = await supabase.rpc("existing_items", { item_type: kind.name, items });
  if (error) throw new Error("The rows could not be compared", { cause: error });
  const known = new Map(data.map((one) => [one.place, one]));
  const numberOf = firstRows(sheet, data);
  const inTurn = pLimit(6);
  return Promise.all(
    sheet.rows.map((row, place) =>
      inTurn(() =>
        planRow(supabase, kind, sheet, { row, known: known.get(place), first: numberOf(place), answers }),
      ),
    ),
  );
}

/** As the database compares them: texts of one line, days as it writes them. */
const identityOf = ({ csv }: ServerKind, cells: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [
      name,
      (csv.days.includes(name) && readDay(text)) || oneLine(text),
    ]),
  );

/** The number of the earlier row that is about the same item. */
function firstRows({ rows }: Sheet, known: Known[]) {
  const firsts = new Map<string, number>();
  const earlier = new Map<number, number>();
  for (const one of known) {
    const id = (one.item as Existing | null)?.id;
    const first = (id && firsts.get(id)) ?? one.earlier;
    if (typeof first === "number") earlier.set(one.place, first);
    if (id && !firsts.has(id)) firsts.set(id, one.place);
  }
  return (place: number) => rows[earlier.get(place) ?? -1]?.number;
}

type Compared = { row: SheetRow; known: Known | undefined; first: number | undefined; answers: PlanAnswers };

async function planRow(
  supabase: Supabase,
  kind: ServerKind,
  sheet: Sheet,
  { row, known, first, answers }: Compared,
): Promise<PlannedRow> {
  const existing = (known?.item ?? null) as Existing | null;
  const before = existing ? cellsOf(kind, existing) : undefined;
  const plan: PlannedRow = {
    number: row.number,
    title: oneLine(row.cells[kind.titleColumn] || before?.[kind.titleColumn] || ""),
    outcome: "wrong",
    errors: [],
    changes: [],
    inferred: [],
    unsaid: [],
    item: null,
  };
  if (first !== undefined) return { ...plan, errors: [`Row ${first} has the same ${kind.identity}.`] };
  if (before && typed(kind, row).every((column) => same(row.cells[column], before[column])))
    return { ...plan, outcome: "same" };

  const checked = checkRow(kind, sheet, row, { before, fills: answers.fills });
  plan.errors = checked.errors;
  plan.unsaid = checked.unsaid;
  plan.inferred = Object.entries(checked.inferred).map(
    ([column, text]) => `${columnLabel(column)}: ${readableValue(column, text)}`,
  );
  if (known?.is_taken) plan.errors.push(`Another ${kind.dashboard.noun} already has this ${kind.identity}.`);
  const { record } = checked;
  if (plan.errors.length > 0 || !record) return plan;
  return existing && before
    ? planChange(supabase, kind, { plan, row, record, existing, before, answers })
    : planAddition(supabase, kind, plan, record);
}

async function planAddition(
  supabase: Supabase,
  kind: ServerKind,
  plan: PlannedRow,
  record: FormColumns,
): Promise<PlannedRow> {
  plan.errors = [
    ...(await unknownErrors(supabase, kind, record)),
    ...(await goneErrors(supabase, kind, record)),
  ];
  return plan.errors.length > 0 ? plan : { ...plan, outcome: "add", item: { columns: record } };
}

type Changed = {
  plan: PlannedRow;
  row: SheetRow;
  record: NonNullable<CheckedRow["record"]>;
  existing: Existing;
  before: Record<string, string>;
  answers: PlanAnswers;
};

async function planChange(
  supabase: Supabase,
  kind: ServerKind,
  { plan, row, record, existing, before, answers }: Changed,
): Promise<PlannedRow> {
  const wrong = await unknownErrors(supabase, kind, record);
  const after = cellsOf(kind, { status: existing.status, ...record });
  const changed = typed(kind, row).filter(
    (column) => !same(row.cells[column], before[column]) && after[column] !== before[column],
  );
  if (changed.length === 0) return { ...plan, outcome: "same" };
  plan.changes = changed.map((column) => ({
    label: columnLabel(column),
    was: readableValue(column, before[column] ?? ""),
    is: readableValue(column, after[column] ?? ""),
  }));
  const columns = Object.fromEntries(changed.map((column) => [column, record[column]]));
  plan.errors = [...wrong, ...(await goneErrors(supabase, kind, columns))];
  if (plan.errors.length > 0) return plan;
  const exportedAt = Date.parse(row.cells.updated_at ?? "");
  if (Date.parse(existing.updated_at) > exportedAt && !answers.overwrites)
    return { ...plan, outcome: "conflict" };
  return { ...plan, outcome: "change", item: { id: existing.id, version: existing.updated_at, columns } };
}

/** The columns of the form that the row says something of: an empty cell empties what was exported, and nothing else. */
const typed = ({ csv }: ServerKind, { cells }: SheetRow) =>
  csv.columns.filter((column) => cells[column] || (column in cells && isEmptied(csv, column, cells)));

const isEmptied = ({ defaults }: ServerKind["csv"], column: string, cells: Record<string, string>) =>
  Boolean(cells.slug) && defaults[column] === undefined && column !== "status";

const same = (cell = "", before = "") => cell.trim() === before.trim();

/** A stored picture goes with its item: an exported file may still name it. */
async function goneErrors(supabase: Supabase, kind: ServerKind, record: FormColumns): Promise<string[]> {
  for (const address of picturesOf(kind, record))
    if (await isGone(supabase, address))
      return [
        `${columnLabel(address === record.image_url ? "image_url" : String(kind.image?.more))}: This picture is no longer stored here.`,
      ];
  return [];
}

/** What only the database knows to be wrong. */
async function unknownErrors(
  supabase: Supabase,
  { check }: ServerKind,
  record: FormColumns,
): Promise<string[]> {
  const wrong = await check?.(supabase, record);
  return Object.entries(wrong ?? {}).map(([field, messages]) => `${labelOf(field)}: ${messages.join(" ")}`);
}
