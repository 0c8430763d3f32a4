import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { counted } from "#app/content/kinds.ts";
import { removeImage } from "#app/images/storage.server.ts";
import type { FlashMessage } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
import { mailDecision, mailUndone } from "./decision-mail.server.ts";
import { withReason } from "./reasons.ts";
import { type Choice, choiceOf, chosenItems } from "./selection.ts";

export const decisions = z.enum(["approved", "rejected"]);
export type Decision = { decision: z.infer<typeof decisions>; note?: string };

export const decisionSchema = z
  .object({ decision: decisions, note: z.string().optional(), reason: z.string().optional() })
  .transform(({ decision, note = "", reason }) => ({
    decision,
    note: decision === "rejected" ? withReason(reason, note) : note,
  }))
  .pipe(
    z.object({
      decision: decisions,
      note: z.string().overwrite(severalLines).max(1000, "Use at most 1,000 characters."),
    }),
  );

type Said = { title: string; text: string };

/** `said` tells the admin why it was not decided; null where it was. */
export type DecidedItem = { id: string; title: string | null; outcome: string; said: Said | null };

/** Decides each item once, under the database's lock; a refused one does not stop the rest. Null: no answer. */
export async function decide(
  supabase: Supabase,
  choices: Choice[],
  { decision, note }: Decision,
): Promise<{ items: DecidedItem[]; undo: FlashMessage["action"] } | null> {
  const { data, error } = await supabase.rpc("review_items", { items: choices, decision, note: note ?? "" });
  if (error) {
    log.error({ err: error }, "a decision could not be written");
    return null;
  }
  for (const row of data) mailDecision({ ...row, type: row.item_type }, decision, note);
  await Promise.all(data.flatMap(({ pictures }) => pictures ?? []).map((it) => removeImage(supabase, it)));
  const undoable = new Set(data.flatMap(({ item_id, is_undoable }) => (is_undoable ? [item_id] : [])));
  return {
    items: data.map((row) => ({
      id: row.item_id,
      title: row.title,
      outcome: row.outcome,
      said: saidOf(row),
    })),
    undo: undoOffer(choices.filter(({ id }) => undoable.has(id))),
  };
}

type Outcome = { outcome: string; reviewer_name: string | null; status: string | null; title: string | null };

function saidOf({ outcome, reviewer_name, status, title }: Outcome): Said | null {
  switch (outcome) {
    case "decided":
    case "repeated":
      return null;
    case "changed":
      return { title: "This was just changed", text: "Take another look before you decide." };
    case "unpublished":
      return {
        title: "The published version was taken down",
        text: "Reject this edit, or publish the item first.",
      };
    case "taken down":
      return {
        title: "This picture was taken down",
        text: "Its owner asked for that, so it can’t be published again. Reject it.",
      };
    case "missing":
      return { title: "This item is gone", text: "It was removed before you decided." };
    case "already":
      return {
        title: `${reviewer_name || "Another admin"} already ${status} “${title}”`,
        text: "Your decision wasn’t saved.",
      };
    default:
      return { title: "Failed to update content status", text: "It’s still waiting." };
  }
}

export function undoOffer(choices: Choice[]): FlashMessage["action"] {
  if (choices.length === 0) return undefined;
  return { label: "Undo", to: "/dashboard/reviews/undo", fields: { items: choices.map(choiceOf).join(" ") } };
}

/** Makes the form's items wait again where the database still allows it. Returns the message for the admin. */
export async function undoDecision(supabase: Supabase, form: FormData): Promise<FlashMessage> {
  const failed: FlashMessage = { kind: "error", title: "Failed to undo the decision" };
  const items = chosenItems(String(form.get("items") ?? "").split(" "));
  if (items.length === 0) return failed;
  const { data, error } = await supabase.rpc("undo_reviews", { items });
  if (error) return failed;
  const undone = data.filter(({ outcome }) => outcome === "undone");
  if (undone.length === 0)
    return {
      kind: "info",
      title: "This decision can no longer be undone",
      text: "You can undo your own decision within 10 minutes, unless the item has changed since.",
    };
  for (const row of undone) mailUndone({ ...row, type: row.item_type });
  const [first] = undone;
  const again =
    undone.length === 1
      ? `“${first?.title ?? ""}” is waiting for review again.`
      : `${counted(undone.length)} are waiting for review again.`;
  const left = items.length - undone.length;
  const rest = ` ${counted(left)} can no longer be undone.`;
  return { kind: "success", title: "Decision undone", text: left > 0 ? again + rest : again };
}
