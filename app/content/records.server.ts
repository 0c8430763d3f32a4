import { createHash } from "node:crypto";
import type { Tables, TablesInsert } from "#app/backend/database.types.ts";
import { isMalformed, uniqueViolation } from "#app/backend/sqlstate.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { partSize, readParts } from "#app/lib/read-all.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { removeImage } from "#app/pictures/storage.server.ts";
import type { ContentTable } from "./kind.ts";
import { serverKinds } from "./kinds.server.ts";

/** The version of a row that its editor saw. */
export type Version = { id: string; updatedAt: string };

// The tables differ in columns only, which the kinds' schemas check.
const table = (supabase: Supabase, name: ContentTable) => supabase.from(name as "jargon");

/** The whole row of any status; null where the caller may not see it, and for a member's pending edit. */
export async function recordById<Name extends ContentTable>(
  supabase: Supabase,
  name: Name,
  id: string | undefined,
): Promise<Tables<Name> | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await table(supabase, name)
    .select("*")
    .eq("id", id)
    .is("revision_of", null)
    .maybeSingle();
  if (error) throw new Error("The item could not be read", { cause: error });
  return data as Tables<Name> | null;
}

/** All rows of a kind, the oldest first, without pending edits. Throws an Error. */
export function allRecords(supabase: Supabase, name: ContentTable): AsyncIterable<{ status: string }[]> {
  return readParts<Tables<"jargon">>((last) => {
    let query = table(supabase, name).select("*").is("revision_of", null);
    if (last)
      query = query
        .gte("created_at", last.created_at)
        .or(`created_at.gt."${last.created_at}",id.gt.${last.id}`);
    return query.order("created_at").order("id").limit(partSize);
  }, "The items could not be read");
}

type Submitted = { id: string; image_url?: string | null };

/** Hands a member's row in for review; the same `submissionId` gives the same row. Throws an Error. */
export async function submitRecord(
  supabase: Supabase,
  name: ContentTable,
  row: object,
  submissionId: string,
): Promise<Submitted> {
  const values = { ...row, submission_id: submissionId } as never;
  const { data, error } = await table(supabase, name).insert(values).select("*").single();
  if (data) return data;
  const earlier = error.code === uniqueViolation ? await submittedRecord(supabase, name, submissionId) : null;
  if (earlier) return earlier;
  throw new Error("The item was not added", { cause: error });
}

/** The row that a form was posted for before, or null. Throws an Error. */
export async function submittedRecord(
  supabase: Supabase,
  name: ContentTable,
  submissionId: string,
): Promise<Submitted | null> {
  const { data, error } = await table(supabase, name)
    .select("*")
    .eq("submission_id", submissionId)
    .maybeSingle();
  if (error) throw new Error("The item could not be looked up", { cause: error });
  return data;
}

/** Adds a row, unless this `submissionId` has added it before. Throws an Error. */
export async function createRecord<Name extends ContentTable>(
  supabase: Supabase,
  name: Name,
  row: TablesInsert<Name>,
  submissionId: string,
): Promise<void> {
  await insertOnce(supabase, name, [{ ...row, submission_id: submissionId }]);
}

/** Adds all rows or none, unless this `submissionId` has added them before. Throws an Error. */
export async function createRecords(
  supabase: Supabase,
  name: ContentTable,
  rows: object[],
  submissionId: string,
): Promise<void> {
  const numbered = rows.map((row, index) => ({ ...row, submission_id: uuidOf(`${submissionId} ${index}`) }));
  await insertOnce(supabase, name, numbered);
}

/** The rows were added together, so the first speaks for all. */
export async function recordsWereCreated(
  supabase: Supabase,
  name: ContentTable,
  submissionId: string,
): Promise<boolean> {
  return (await submittedRecord(supabase, name, uuidOf(`${submissionId} 0`))) !== null;
}

async function insertOnce(supabase: Supabase, name: ContentTable, rows: { submission_id: string }[]) {
  const { error } = await table(supabase, name).insert(rows as never);
  const [first] = rows;
  if (!error || !first) return;
  if (error.code === uniqueViolation && (await submittedRecord(supabase, name, first.submission_id))) return;
  throw new Error("The item was not added", { cause: error });
}

/** The same uuid for the same text. */
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

/** Changes a row that is still the version its editor saw; false where it is not. Throws an Error. */
export async function updateRecord<Name extends ContentTable>(
  supabase: Supabase,
  name: Name,
  { id, updatedAt }: Version,
  row: Partial<TablesInsert<Name>>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { data, error } = await table(supabase, name)
    .update(row as never)
    .eq("id", id)
    .eq("updated_at", updatedAt)
    .select("id");
  if (error && isMalformed(error.code)) return false;
  if (error) throw new Error("The item was not changed", { cause: error });
  return data.length === 1;
}

/** Deletes a row with its image; false where there is none. Throws an Error. */
export async function deleteRecord(
  supabase: Supabase,
  name: ContentTable,
  id: string | undefined,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { data, error } = await table(supabase, name).delete().eq("id", id).select("*");
  if (error) throw new Error("The item was not deleted", { cause: error });
  const [row] = data as { image_url?: string | null }[];
  if (row?.image_url) await removeUnusedImage(supabase, row.image_url);
  return row !== undefined;
}

/** Removes a stored image that no row shows any more. */
export async function removeUnusedImage(supabase: Supabase, address: string): Promise<void> {
  const uses = await Promise.all(serverKinds.flatMap(({ image }) => image?.uses(supabase, address) ?? []));
  if (uses.every(({ data }) => data?.length === 0)) await removeImage(supabase, address);
}
