import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isKindName } from "#app/content/kinds.ts";
import type { Toast } from "#app/lib/flash.server.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
import { mailDecision } from "./decision-mail.server.ts";
import { imagesToReplace, removeReplaced } from "./replaced-images.server.ts";
import { isVersion } from "./selection.ts";
import { undoAction } from "./undo.server.ts";

/** What a form posts to decide an item. */
export const reviewSchema = z.object({
  item_type: z.string().refine(isKindName),
  item_id: z.uuid(),
  /** The one that the admin has read. */
  version: z.string().refine(isVersion, "Failed to update content status"),
  decision: z.enum(["approved", "rejected"]),
  note: z.string().overwrite(severalLines).max(1000, "Use at most 1000 characters").optional(),
});
export type Review = z.infer<typeof reviewSchema>;

/** What an admin is told whose decision is about what the item no longer says. */
export const changedSince = "This was changed just now. Look at it again before you decide.";

/** What an admin is told who would publish an edit of what is not published any more. */
export const takenDown = "The published version was taken down. Reject this edit, or publish the item first.";

/**
 * Decides a pending item, once: the database locks it, and whoever comes second is told what has happened.
 * Returns the message for the admin; a sentence where the decision does not hold for what waits, and it still waits.
 */
export async function review(
  supabase: Supabase,
  { item_type, item_id, decision, note, version }: Review,
): Promise<Toast | string> {
  const images = await imagesToReplace(supabase, decision === "approved" ? [item_id] : []);
  const { data, error } = await supabase
    .rpc("review_item", { item_type, item_id, decision, note: note ?? "", version })
    .maybeSingle();
  if (error || !data) return { kind: "error", title: "Failed to update content status" };
  if (data.outcome === "changed") return changedSince;
  if (data.outcome === "unpublished") return takenDown;
  if (data.outcome === "missing")
    return { kind: "error", title: "This item is gone", text: "It was removed before you decided." };
  if (data.outcome === "already")
    return { kind: "info", title: alreadyDecided(data), text: "Your decision was not saved." };
  if (data.outcome === "decided") {
    // Nobody waits for the mail server. What is sent twice is mailed once.
    void mailDecision(supabase, { item_type, item_id, decision, note }, data.title ?? "");
    await removeReplaced(supabase, images, [item_id]);
  }
  const title = decision === "approved" ? "Content approved" : "Content rejected";
  const toast: Toast = { kind: "success", title, text: data.title ?? undefined };
  const action = await undoAction(supabase, [{ type: item_type, id: item_id }]);
  return { ...toast, ...(action && { action }) };
}

type Earlier = { reviewer_name: string | null; status: string | null; title: string | null };

/** Who was faster, and how they decided. */
export function alreadyDecided({ reviewer_name, status, title }: Earlier): string {
  return `${reviewer_name || "Another admin"} has already ${status} “${title}”`;
}
