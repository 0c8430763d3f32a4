import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { data } from "react-router";
import type { Database } from "#app/backend/database.types.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { checkImage } from "#app/uploads/image.server.ts";
import { ImageRefused } from "#app/uploads/image-refused.ts";
import { removeImage, storeImage } from "#app/uploads/storage.server.ts";
import { checkSubmission, imageRequired } from "./check.ts";
import type { SubmissionKindName } from "./kinds.ts";
import { writers } from "./writers.server.ts";

type Supabase = SupabaseClient<Database>;

export type OwnItem = {
  kind: SubmissionKindName;
  /** The item the member chose; where it is published, an edit of it is a row of its own. */
  id: string;
  title: string;
  published: boolean;
  /** The row that is edited: the item itself, or the open edit of a published one; null before there is one. */
  editing: string | null;
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
    status: row.status,
    note: row.review_note,
    imageUrl: row.image_url ?? null,
    values: formValues(row as never),
  };
}

type Post = { supabase: Supabase; memberId: string; item: OwnItem; form: FormData };

/**
 * Takes an edit of `item` and sends it to the reviewers again: redirects with a message, or returns the messages
 * of the form (400, 409, 413, 415 or 503) with the address of an image that was good.
 */
export async function saveOwnItem({ supabase, memberId, item, form }: Post) {
  const submission = checkSubmission(item.kind, form);
  const { imageUrl, problem, status } = await imageOf({ supabase, memberId, item, form });
  const imageProblem = problem ?? (imageUrl ? null : imageRequired[item.kind]);
  if (submission.status !== "success" || imageProblem) {
    const fieldErrors = imageProblem ? { image: [imageProblem] } : undefined;
    return data({ result: submission.reply({ fieldErrors }), imageUrl }, { status });
  }
  const columns = writers[item.kind].columns(submission.value as never, imageUrl);
  const outcome = await write({ supabase, memberId, item, columns });
  if (outcome !== "saved") {
    const formErrors = [
      outcome === "decided"
        ? "A reviewer has decided about this item meanwhile. Open it again from your profile."
        : writers[item.kind].failed,
    ];
    return data(
      { result: submission.reply({ formErrors }), imageUrl },
      { status: outcome === "decided" ? 409 : 503 },
    );
  }
  if (item.imageUrl && item.imageUrl !== imageUrl && item.editing) await removeImage(supabase, item.imageUrl);
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: "Sent for review again",
    text: item.published ? "The published version stays until a reviewer has read yours." : undefined,
  });
}

type Writing = Omit<Post, "form"> & { columns: Record<string, unknown> };

async function write({
  supabase,
  memberId,
  item,
  columns,
}: Writing): Promise<"saved" | "decided" | "failed"> {
  const table = supabase.from(writers[item.kind].table);
  if (!item.editing) {
    const row = { ...columns, revision_of: item.id, submission_id: randomUUID() };
    const { error } = await table.insert(row as never);
    if (!error) return "saved";
    // Posted twice: the first one's row is there already.
    return error.code === "23505" ? "saved" : "failed";
  }
  const { data: rows, error } = await table
    .update(columns as never)
    .eq("id", item.editing)
    .eq("user_id", memberId)
    .neq("status", "approved")
    .select("id");
  if (error) return "failed";
  return rows.length > 0 ? "saved" : "decided";
}

/** The image of an edit: a new file, the one from the last try, or what the item has; null where it was removed. */
async function imageOf({ supabase, memberId, item, form }: Post) {
  const { bucket, imageTable } = writers[item.kind];
  const file = form.get("image");
  if (imageTable && file instanceof File && file.size > 0) {
    try {
      const stored = await storeImage(supabase, bucket, memberId, await checkImage(file));
      return { imageUrl: stored, problem: null, status: 400 };
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      return { imageUrl: item.imageUrl, problem: error.message, status: error.status };
    }
  }
  if (form.has("remove_file")) return { imageUrl: null, problem: null, status: 400 };
  const sent = form.get("image_url");
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
  if (rows.length > 0 && item.imageUrl) await removeImage(supabase, item.imageUrl);
  return rows.length > 0;
}
