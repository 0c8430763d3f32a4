import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { isMalformed, uniqueViolation } from "#app/backend/sqlstate.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { removeUnusedImage } from "#app/content/records.server.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { checkImage } from "#app/pictures/image.server.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { isGone, isStoredAs, storeImage } from "#app/pictures/storage.server.ts";
import { checkSubmission, imageRequired } from "./check-submission.ts";
import { type Conflict, differences } from "./conflict.ts";
import type { SubmissionKindName } from "./submission-kinds.ts";
import { writers } from "./writers.server.ts";

export type OwnItem = {
  kind: SubmissionKindName;
  /** The item the member chose; where it is published, an edit of it is a row of its own. */
  id: string;
  title: string;
  published: boolean;
  /** The row that is edited: the item itself, or the open edit of a published one; null before there is one. */
  editing: string | null;
  /** The version of the row that is edited; where there is none yet, of the published one. */
  updatedAt: string;
  status: string;
  note: string | null;
  imageUrl: string | null;
  values: Record<string, string>;
};

type Row = {
  id: string;
  title: string;
  status: string;
  review_note: string | null;
  revision_of: string | null;
  updated_at: string;
  image_url?: string | null;
};

const loadFailed = "Failed to load your submission";

/** What `memberId` submitted under this id, ready to be edited; null for anything else. */
export async function ownItem(
  supabase: Supabase,
  memberId: string,
  kind: SubmissionKindName,
  id: string | undefined,
): Promise<OwnItem | null> {
  if (!isUuid(id)) return null;
  const { table, formValues } = writers[kind];
  const own = await supabase.from(table).select("*").eq("id", id).eq("user_id", memberId).maybeSingle();
  if (own.error) throw new Error(loadFailed, { cause: own.error });
  if (!own.data) return null;
  const item: Row = own.data;
  const published = item.status === "approved";
  const open = published
    ? await supabase.from(table).select("*").eq("revision_of", id).eq("user_id", memberId).maybeSingle()
    : null;
  if (open?.error) throw new Error(loadFailed, { cause: open.error });
  const row: Row = open?.data ?? item;
  return {
    kind,
    id,
    title: item.title,
    published,
    editing: published ? (open?.data?.id ?? null) : id,
    updatedAt: row.updated_at,
    status: row.status,
    note: row.review_note,
    imageUrl: row.image_url ?? null,
    values: formValues(row as never),
  };
}

type Post = { supabase: Supabase; memberId: string; item: OwnItem; form: FormData };

/**
 * Takes an edit of `item` and sends it to the reviewers again: redirects with a message, or returns the form with
 * what is wrong (400, 413, 415 or 503), or with what somebody else has changed (409), and the address of an image
 * that was good; null with 404 where the item is gone.
 */
export async function saveOwnItem({ supabase, memberId, item, form }: Post) {
  const version = String(form.get("updated_at") ?? "");
  const submission = checkSubmission(item.kind, form);
  const { imageUrl, problem, status } = await imageOf({ supabase, memberId, item, form });
  const imageProblem = problem ?? (imageUrl ? null : imageRequired[item.kind]);
  const unsaved = { imageUrl, updatedAt: version, conflict: null };
  if (submission.status !== "success" || imageProblem) {
    const fieldErrors = imageProblem ? { image: [imageProblem] } : undefined;
    return data({ ...unsaved, result: submission.reply({ fieldErrors }) }, { status });
  }
  const columns = writers[item.kind].columns(submission.value as never, imageUrl);
  const outcome = await write({ supabase, memberId, item, version, columns });
  if (outcome === "failed") {
    const result = submission.reply({ formErrors: [writers[item.kind].failed] });
    return data({ ...unsaved, result }, { status: 503 });
  }
  if (outcome === "changed") {
    const now = await ownItem(supabase, memberId, item.kind, item.id);
    if (!now) return data(null, { status: 404 });
    // One that went when another was saved cannot be shown again.
    const shown = (await isGone(imageUrl)) ? now.imageUrl : imageUrl;
    const conflict = conflictOf(now, columns, shown);
    const waits = now.editing !== null && now.status === "pending";
    // Posted twice: what was typed waits for the reviewers already.
    if (!waits || conflict.differences.length > 0)
      return data(
        { imageUrl: shown, updatedAt: now.updatedAt, conflict, result: submission.reply() },
        { status: 409 },
      );
  } else if (item.imageUrl && item.imageUrl !== imageUrl && item.editing) {
    await removeUnusedImage(supabase, item.imageUrl);
  }
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: "Sent for review again",
    text: item.published ? "The published version stays until a reviewer has read yours." : undefined,
  });
}

/** What is there now against what the member typed. */
function conflictOf(now: OwnItem, columns: Record<string, unknown>, imageUrl: string | null): Conflict {
  const typed = writers[now.kind].formValues(columns as never);
  const differing = differences(now.values, typed);
  if (now.imageUrl !== imageUrl)
    differing.push({
      label: "Image",
      saved: now.imageUrl ? "Another image" : "",
      typed: imageUrl ? "The image of this form" : "",
    });
  const at = now.updatedAt;
  // Who it was is for admins to read.
  return { by: "Somebody", at, ago: formatRelative(at), differences: differing };
}

type Writing = Omit<Post, "form"> & { version: string; columns: Record<string, unknown> };

/** Writes over, or beside, the version that the member saw; where another is there now, nothing is written. */
async function write({
  supabase,
  memberId,
  item,
  version,
  columns,
}: Writing): Promise<"saved" | "changed" | "failed"> {
  const table = supabase.from(writers[item.kind].table);
  if (!item.editing) {
    const row = { ...columns, revision_of: item.id, submission_id: randomUUID(), updated_at: version };
    const { error } = await table.insert(row as never);
    if (!error) return "saved";
    // A row of that key is another open edit of the item.
    const changed =
      error.message === "changed_meanwhile" || error.code === uniqueViolation || isMalformed(error.code);
    return changed ? "changed" : "failed";
  }
  const { data: rows, error } = await table
    .update(columns as never)
    .eq("id", item.editing)
    .eq("user_id", memberId)
    .eq("updated_at", version)
    .neq("status", "approved")
    .select("id");
  if (error) return isMalformed(error.code) ? "changed" : "failed";
  return rows.length > 0 ? "saved" : "changed";
}

/** The image of an edit: a new file, the one from the last try, or what the item has; null where it was removed. */
async function imageOf({ supabase, memberId, item, form }: Post) {
  const { bucket } = writers[item.kind];
  const file = form.get("image");
  if (bucket && file instanceof File && file.size > 0) {
    try {
      const image = await checkImage(file);
      const imageUrl = (await isStoredAs(item.imageUrl, image.bytes))
        ? item.imageUrl
        : await storeImage(supabase, bucket, memberId, image);
      return { imageUrl, problem: null, status: 400 };
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      return { imageUrl: item.imageUrl, problem: error.message, status: error.status };
    }
  }
  if (form.has("remove_file")) return { imageUrl: null, problem: null, status: 400 };
  const sent = form.get("image_url");
  // The form of a try before, in which the image was removed.
  if (sent === "") return { imageUrl: null, problem: null, status: 400 };
  // Only the member's own folder: the field is hidden, not safe.
  const own = typeof sent === "string" && sent.startsWith(`/files/${bucket}/${memberId}/`);
  return { imageUrl: own ? sent : item.imageUrl, problem: null, status: 400 };
}

/** Takes back what was not published: the item, or the open edit of a published one. Says whether it was there. */
export async function withdrawOwnItem(supabase: Supabase, memberId: string, item: OwnItem): Promise<boolean> {
  if (!item.editing) return false;
  const { data: rows, error } = await supabase
    .from(writers[item.kind].table)
    .delete()
    .eq("id", item.editing)
    .eq("user_id", memberId)
    .neq("status", "approved")
    .select("id");
  if (error) throw new Error("Failed to withdraw your submission", { cause: error });
  if (rows.length > 0 && item.imageUrl) await removeUnusedImage(supabase, item.imageUrl);
  return rows.length > 0;
}
