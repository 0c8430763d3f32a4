import type { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isKindName } from "#app/content/kinds.ts";
import { log } from "#app/lib/log.server.ts";
import { mailDecision } from "./decision-mail.server.ts";
import { imagesToReplace, removeReplaced } from "./replaced-images.server.ts";
import { alreadyDecided, changedSince, reviewSchema, takenDown } from "./reviews.server.ts";
import type { Choice } from "./selection.ts";

/** What a form posts to decide several items, besides the items. */
export const selectionReviewSchema = reviewSchema.pick({ decision: true, note: true });
export type SelectionReview = z.infer<typeof selectionReviewSchema>;

/** What became of one item; `said` is for the admin where it was not decided. */
export type ItemResult = { id: string; title: string | null; decided: boolean; said: string };

/** Sentences of what else may have become of one. */
const saidOf: Record<string, string> = {
  changed: changedSince,
  unpublished: takenDown,
  missing: "It was removed before you decided.",
  failed: "Failed to update content status. It still waits.",
};

/**
 * Decides the chosen items, each once, with one note, in one call of the database. What keeps one from being decided
 * does not keep the others; whoever comes second is told what has happened. Null where the database did not answer.
 */
export async function reviewSelection(
  supabase: Supabase,
  choices: Choice[],
  { decision, note }: SelectionReview,
): Promise<ItemResult[] | null> {
  const chosen = decision === "approved" ? choices.map(({ id }) => id) : [];
  const images = await imagesToReplace(supabase, chosen);
  const { data, error } = await supabase.rpc("review_items", { items: choices, decision, note: note ?? "" });
  if (error) {
    log.error({ err: error }, "A selection could not be decided");
    return null;
  }
  const decided = data.flatMap(({ outcome, item_type, item_id, title }) =>
    outcome === "decided" && isKindName(item_type) ? [{ item_type, item_id, title: title ?? "" }] : [],
  );
  // Nobody waits for the mail server.
  for (const { title, ...item } of decided) void mailDecision(supabase, { ...item, decision, note }, title);
  await removeReplaced(
    supabase,
    images,
    decided.map(({ item_id }) => item_id),
  );
  const titles = await lastTitles(
    supabase,
    data.flatMap(({ title, item_id }) => (title ? [] : [item_id])),
  );
  return data.map((row) => ({
    id: row.item_id,
    title: row.title ?? titles.get(row.item_id) ?? null,
    decided: row.outcome === "decided" || row.outcome === "repeated",
    said:
      saidOf[row.outcome] ??
      (row.outcome === "already" ? `${alreadyDecided(row)}. Your decision was not saved.` : ""),
  }));
}

/** What items were called that are gone, by the log of who did what. */
async function lastTitles(supabase: Supabase, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const log = supabase.from("audit_log").select("item_id, item_title").in("item_id", ids);
  const { data } = await log.order("created_at");
  return new Map(
    data?.flatMap(({ item_id, item_title }) => (item_title ? [[item_id ?? "", item_title]] : [])),
  );
}
