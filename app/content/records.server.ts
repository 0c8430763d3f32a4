import { createHash } from "node:crypto";
import type { Json, Tables } from "#app/backend/database.types.ts";
import { isMalformed, uniqueViolation } from "#app/backend/sqlstate.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { removeImage } from "#app/images/storage.server.ts";
import { partSize, readParts } from "#app/lib/read-all.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { FormColumns } from "./kind.server.ts";
import type { ContentTable } from "./kind.ts";
import { serverKinds } from "./kinds.server.ts";
import { picturesOf } from "./pictures.server.ts";
import { tableOf } from "./table.server.ts";

/** A row as its reader saw it: unchanged as long as it still has this `updatedAt`. */
export type Version = { id: string; updatedAt: string };

/** Of any status; null for an unknown id, one the caller may not see, or an edit that waits for review. */
export async function recordById<Name extends ContentTable>(
  supabase: Supabase,
  name: Name,
  id: string | undefined,
): Promise<Tables<Name> | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await tableOf(supabase, name)
    .select("*")
    .eq("id", id)
    .is("revision_of", null)
    .maybeSingle();
  if (error) throw new Error("The item could not be read", { cause: error });
  return data as Tables<Name> | null;
}

/** Of any status, the oldest first, without edits that wait for review. Throws an Error. */
export function allRecords(supabase: Supabase, name: ContentTable): AsyncIterable<{ status: string }[]> {
  return readParts<Tables<"jargon">>((last) => {
    let query = tableOf(supabase, name).select("*").is("revision_of", null);
    if (last)
      query = query
        .gte("created_at", last.created_at)
        .or(`created_at.gt."${last.created_at}",id.gt.${last.id}`);
    return query.order("created_at").order("id").limit(partSize);
  }, "The items could not be read");
}

/** A row as it was added; it may have a picture where its kind has one. */
export type Added = { id: string; image_url?: string | null };

/** A form of the same `submissionId` adds nothing and gives the same row. Throws an Error whose cause is the database's. */
export async function createRecord(
  supabase: Supabase,
  name: ContentTable,
  row: object,
  submissionId: string,
): Promise<Added> {
  const values = { ...row, submission_id: submissionId };
  const { data, error } = await tableOf(supabase, name).insert(values).select("*").single();
  if (!error) return data;
  const earlier = error.code === uniqueViolation ? await createdRecord(supabase, name, submissionId) : null;
  if (earlier) return earlier;
  throw new Error("The item was not added", { cause: error });
}

/** The row that the form has added before, else null. Throws an Error whose cause is the database's. */
export async function createdRecord(
  supabase: Supabase,
  name: ContentTable,
  submissionId: string,
): Promise<Added | null> {
  const { data, error } = await tableOf(supabase, name)
    .select("*")
    .eq("submission_id", submissionId)
    .maybeSingle();
  if (error) throw new Error("The item could not be looked up", { cause: error });
  return data;
}

/** All rows or none; a form of the same `importId` adds nothing, nor does a row's own `submission_id` again. Throws an Error whose cause is the database's. */
export async function createRecords(
  supabase: Supabase,
  name: ContentTable,
  rows: object[],
  importId: string,
): Promise<void> {
  const numbered = rows.map((row, index) => ({
    submission_id: uuidOf(`${importId} ${index}`),
    ...row,
    import_id: importId,
  }));
  const { error } = await tableOf(supabase, name).insert(numbered);
  if (!error) return;
  if (error.code === uniqueViolation && (await recordsWereCreated(supabase, name, importId))) return;
  throw new Error("The item was not added", { cause: error });
}

/** `id` and `version`: of the item that these columns change; without them it is added. */
export type ImportedItem = { id?: string; version?: string; columns: FormColumns };

/** All or none; a file of the same `importId` writes nothing, unless it comes in parts. Throws an Error whose cause is the database's. */
export async function importItems(
  supabase: Supabase,
  itemType: string,
  importId: string,
  items: ImportedItem[],
  isPart = false,
): Promise<void> {
  const { error } = await supabase.rpc("import_items", {
    item_type: itemType,
    import_id: importId,
    items: items as Json,
    is_part: isPart,
  });
  if (error) throw new Error("The rows were not imported", { cause: error });
}

export async function wasImported(supabase: Supabase, itemType: string, importId: string): Promise<boolean> {
  const { data } = await supabase
    .from("audit_log")
    .select("id")
    .match({ item_type: itemType, item_id: importId, action: "imported" })
    .limit(1)
    .throwOnError();
  return data.length > 0;
}

type Undone = { title: string; removed: number; restored: number; kept: number };

/** What comes of taking an import back; null where there is none, or it was taken back before. Throws an Error. */
export async function undoImport(
  supabase: Supabase,
  itemType: string,
  importId: string,
  isRehearsal: boolean,
): Promise<Undone | null> {
  const { data } = await supabase
    .rpc("undo_import", { item_type: itemType, import_id: importId, is_rehearsal: isRehearsal })
    .throwOnError();
  const [undone] = data;
  if (!undone) return null;
  const { pictures, ...counts } = undone;
  if (!isRehearsal) await Promise.all((pictures ?? []).map((address) => removeImage(supabase, address)));
  return counts;
}

async function recordsWereCreated(
  supabase: Supabase,
  name: ContentTable,
  importId: string,
): Promise<boolean> {
  const { data, error } = await tableOf(supabase, name).select("id").eq("import_id", importId).limit(1);
  if (error) throw new Error("The items could not be looked up", { cause: error });
  return data.length > 0;
}

export function uuidOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/** False where somebody else has changed or deleted the row meanwhile. Throws an Error whose cause is the database's. */
export async function updateRecord(
  supabase: Supabase,
  name: ContentTable,
  { id, updatedAt }: Version,
  row: object,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { data, error } = await tableOf(supabase, name)
    .update(row)
    .eq("id", id)
    .eq("updated_at", updatedAt)
    .select("id");
  if (error && isMalformed(error.code)) return false;
  if (error) throw new Error("The item was not changed", { cause: error });
  return data.length === 1;
}

/** Deletes a row with its pictures. False where there is none. Throws an Error whose cause is the database's. */
export async function deleteRecord(
  supabase: Supabase,
  name: ContentTable,
  id: string | undefined,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { data, error } = await tableOf(supabase, name).delete().eq("id", id).select("*");
  if (error) throw new Error("The item was not deleted", { cause: error });
  const [row] = data;
  if (row) await removePictures(supabase, name, row);
  return row !== undefined;
}

export async function removePictures(
  supabase: Supabase,
  name: ContentTable,
  row: FormColumns,
): Promise<void> {
  const kind = serverKinds.find(({ table }) => table === name);
  if (kind) await removeUnusedImages(supabase, picturesOf(kind, row));
}

/** Removes stored images that no row shows anymore; one address may stand in several. Never throws. */
export async function removeUnusedImages(supabase: Supabase, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { data } = await supabase.rpc("unused_pictures", { addresses });
  await Promise.all((data ?? []).map((address) => removeImage(supabase, address)));
}
