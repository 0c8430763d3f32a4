import { data } from "react-router";
import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { tableOf } from "#app/content/table.server.ts";
import { removeImage } from "#app/images/storage.server.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { parseForm, replyTo } from "#app/lib/parse-form.ts";
import { mailDecision, mailUndone } from "./decision-mail.server.ts";
import { type Choice, chosenItems } from "./selection.ts";

export const manyActions = z.enum(["set", "publish", "unpublish", "delete"]);
export type ManyAction = z.infer<typeof manyActions>;

const statuses = { publish: "approved", unpublish: "pending" };
const done = { set: "updated", publish: "published", unpublish: "unpublished", delete: "deleted" };

const notDone: Record<string, string> = {
  changed: "Somebody has just changed it. Take another look first.",
  missing: "It was deleted in the meantime.",
  "taken down": "It was taken down at its owner’s request, and can’t come back.",
  failed: "That doesn’t go with the rest of it.",
};

export type RowOfMany = { id: string; title: string; status: string; version: string };

/** The chosen rows that an action is for, and how many it is not for. Throws an Error. */
export async function rowsFor(supabase: Supabase, kind: ServerKind, action: ManyAction, choices: Choice[]) {
  const { data: rows, error } = await tableOf(supabase, kind.table)
    .select(`id, status, version:updated_at, title:${kind.titleColumn}`)
    .in(
      "id",
      choices.map(({ id }) => id),
    )
    .is("revision_of", null)
    .order("created_at", { ascending: false })
    .overrideTypes<RowOfMany[], { merge: false }>();
  if (error) throw new Error(kind.loadFailed, { cause: error });
  const isFor = ({ status }: RowOfMany) =>
    action === "publish" ? status !== "approved" : action !== "unpublish" || status === "approved";
  const wanted = rows.filter(isFor);
  return { rows: wanted, others: rows.length - wanted.length, gone: choices.length - rows.length };
}

/** The form's values by column; null empties one. Else what is wrong, for the form. */
function readChanges(kind: ServerKind, form: FormData) {
  const empty = new Set(form.getAll("empty"));
  const schema = z.object(
    Object.fromEntries(kind.settableFields.map(({ column, schema }) => [column, schema.optional()])),
  );
  const submission = parseForm(form, schema);
  const given = kind.settableFields.filter(({ column }) => String(form.get(column) ?? "").trim() !== "");
  const emptied = kind.settableFields.filter(({ column, optional }) => optional && empty.has(column));
  if (submission.status !== "success") return { result: submission.reply() };
  if (given.length + emptied.length === 0)
    return { result: replyTo(submission, { formErrors: ["Choose a value, or what to empty."] }) };
  return {
    changes: Object.fromEntries([
      ...given.map(({ column }) => [column, submission.value[column] ?? null]),
      ...emptied.map(({ column }) => [column, null]),
    ]),
  };
}

type Outcome = { id: string; title: string | null; said: string | null };
type Post = { supabase: Supabase; form: FormData; list: string };

/** Does with the form's rows what it says, in one call. Leads back to `list`, or says which rows stay as they were. */
export async function changeMany(kind: ServerKind, { supabase, form, list }: Post) {
  const action = manyActions.parse(form.get("do"));
  const choices = chosenItems(form.getAll("item")).filter(({ version }) => version);
  const read = action === "set" ? readChanges(kind, form) : null;
  const empty = form.getAll("empty").map(String);
  const refused = (
    status: number,
    result = read?.result,
    items: Outcome[] = [],
    undo?: FlashMessage["action"],
  ) => data({ action, result, empty, items, undo }, { status });
  if (read?.result) return refused(400);
  const items = choices.map(({ id, version }) => ({ id, version }));
  const changes = read?.changes ?? (action in statuses ? { status: statuses[action as "publish"] } : null);
  const { data: rows, error } = changes
    ? await supabase.rpc("change_items", { item_type: kind.name, items, changes })
    : await supabase.rpc("delete_items", { item_type: kind.name, items });
  if (error) {
    log.error({ err: error }, kind.saveFailed);
    return refused(503, { status: "error", error: { "": [kind.saveFailed] } });
  }
  await notifyAndCleanUp(supabase, kind, rows);
  const changed = rows.filter(({ outcome }) => outcome === "done");
  const moment = changed.find((row) => "changed_at" in row)?.changed_at;
  const undo = moment
    ? { label: "Undo", to: `${kind.dashboard.list}/selection`, fields: { undo: moment } }
    : undefined;
  const outcomes = rows.map((row): Outcome => {
    return { id: row.item_id, title: row.title, said: notDone[row.outcome] ?? null };
  });
  if (outcomes.some(({ said }) => said)) return refused(409, undefined, outcomes, undo);
  const alike = rows.length - changed.length;
  return redirectWithToast(list, {
    kind: changed.length > 0 ? "success" : "info",
    title: `${countOf(changed.length, kind.nouns)} ${done[action]}`,
    ...(alike > 0 && { text: `${countOf(alike, kind.nouns)} already had this.` }),
    ...(undo && { action: undo }),
  });
}

type Changed = {
  item_id: string;
  title: string;
  slug?: string;
  email?: string | null;
  pictures?: string[] | null;
};

async function notifyAndCleanUp(supabase: Supabase, { name: type }: ServerKind, rows: Changed[]) {
  for (const { item_id: original, title, slug, email = null } of rows)
    if (email) mailDecision({ type, original, title, slug: slug ?? null, email }, "approved", undefined);
  await Promise.all(rows.flatMap(({ pictures }) => pictures ?? []).map((it) => removeImage(supabase, it)));
}

/** Takes back what the admin changed at `moment`, where nothing has happened since. Returns the message for them. */
export async function undoMany(supabase: Supabase, kind: ServerKind, moment: string): Promise<FlashMessage> {
  const { data: rows, error } = await supabase.rpc("undo_changes", { item_type: kind.name, moment });
  if (error) return { kind: "error", title: "Failed to undo the change" };
  for (const row of rows) mailUndone({ ...row, type: kind.name });
  if (rows.length > 0) return { kind: "success", title: `${countOf(rows.length, kind.nouns)} as before` };
  return {
    kind: "info",
    title: "This change can no longer be undone",
    text: "You can undo your own change within 10 minutes, unless something has changed since.",
  };
}
