import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { counted } from "#app/content/kinds.ts";
import { removeUnusedImage } from "#app/content/records.server.ts";
import type { Toast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
import { decisionMail, mailSubmitter, type SubmitterMail, undoneMail } from "./decision-mail.server.ts";
import { withReason } from "./reasons.ts";
import { type Choice, choiceOf, chosenItems } from "./selection.ts";

export const answers = z.enum(["approved", "rejected"]);
export type Decision = { decision: z.infer<typeof answers>; note?: string };

export const decisionSchema = z
  .object({ decision: answers, note: z.string().optional(), reason: z.string().optional() })
  .transform(({ decision, note = "", reason }) => ({
    decision,
    note: decision === "rejected" ? withReason(reason, note) : note,
  }))
  .pipe(
    z.object({
      decision: answers,
      note: z.string().overwrite(severalLines).max(1000, "Use at most 1,000 characters"),
    }),
  );

type Said = { title: string; text: string };

/** `said` tells the admin why it was not decided; null where it was. */
export type DecidedItem = { id: string; title: string | null; outcome: string; said: Said | null };

type Effects = { mails: SubmitterMail[]; pictures: string[] };

/** Mails the submitters, without waiting, and removes pictures that nothing shows anymore. Never throws. */
export async function notifyAndCleanUp(supabase: Supabase, { mails, pictures }: Effects): Promise<void> {
  for (const mail of mails) void mailSubmitter(supabase, mail);
  for (const picture of pictures) await removeUnusedImage(supabase, picture);
}

/** Decides each item once, under the database's lock; a refused one does not stop the rest. Null: no answer. */
export async function decide(
  supabase: Supabase,
  choices: Choice[],
  { decision, note }: Decision,
): Promise<{ items: DecidedItem[]; undo: Toast["action"] } | null> {
  const replaceable = decision === "approved" ? await replaceablePictures(supabase, choices) : null;
  const { data, error } = await supabase.rpc("review_items", { items: choices, decision, note: note ?? "" });
  if (error) {
    log.error({ err: error }, "a decision could not be written");
    return null;
  }
  const decided = data.filter(({ outcome }) => outcome === "decided");
  await notifyAndCleanUp(supabase, {
    mails: decided.map((row) => decisionMail(asItem(row), decision, note)),
    pictures: decided.flatMap(({ item_id }) => replaceable?.get(item_id) ?? []),
  });
  const titles = await lastTitles(
    supabase,
    data.flatMap(({ title, item_id }) => (title ? [] : [item_id])),
  );
  const items = data.map((row) => ({
    id: row.item_id,
    title: row.title ?? titles.get(row.item_id) ?? null,
    outcome: row.outcome,
    said: saidOf(row),
  }));
  const done = new Set(items.flatMap(({ id, said }) => (said ? [] : [id])));
  const undo = await undoOffer(
    supabase,
    choices.filter(({ id }) => done.has(id)),
  );
  return { items, undo };
}

type Row = { item_type: string; item_id: string; title: string | null };
type Outcome = { outcome: string; reviewer_name: string | null; status: string | null; title: string | null };

const asItem = ({ item_type, item_id, title }: Row) => ({
  type: item_type,
  id: item_id,
  title: title ?? "",
});

/** Null where it is decided, now or by an earlier post of the same form. */
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
        text: "Its owner asked for that, so it can't be published again. Reject it.",
      };
    case "missing":
      return { title: "This item is gone", text: "It was removed before you decided." };
    case "already":
      return {
        title: `${reviewer_name || "Another admin"} already ${status} “${title}”`,
        text: "Your decision wasn't saved.",
      };
    default:
      return { title: "Failed to update content status", text: "It's still waiting." };
  }
}

/** By the edit's id. Ask before approving: afterwards no row names the old picture. The sweep gets what this misses. */
async function replaceablePictures(supabase: Supabase, choices: Choice[]): Promise<Map<string, string>> {
  const queue = () => supabase.from("moderation_queue");
  const ids = choices.map(({ id }) => id);
  const edits = await queue().select("id, revision_of").in("id", ids).not("revision_of", "is", null);
  const originals = new Set(edits.data?.flatMap(({ revision_of }) => revision_of ?? []));
  if (originals.size === 0) return new Map();
  const published = await queue()
    .select("id, image_url")
    .in("id", [...originals])
    .not("image_url", "is", null);
  const pictures = new Map(published.data?.map(({ id, image_url }) => [id, image_url]));
  return new Map(
    edits.data?.flatMap(({ id, revision_of }) => {
      const picture = pictures.get(revision_of);
      return id && picture ? [[id, picture]] : [];
    }),
  );
}

async function lastTitles(supabase: Supabase, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const entries = supabase.from("audit_log").select("item_id, item_title").in("item_id", ids);
  const { data } = await entries.order("created_at");
  return new Map(
    data?.flatMap(({ item_id, item_title }) => (item_title ? [[item_id ?? "", item_title]] : [])),
  );
}

/** Undefined where no item is left: an approved edit is merged and gone. */
export async function undoOffer(supabase: Supabase, choices: Choice[]): Promise<Toast["action"]> {
  const { data } = await supabase
    .from("moderation_queue")
    .select("id")
    .in(
      "id",
      choices.map(({ id }) => id),
    );
  const left = choices.filter(({ id }) => data?.some((row) => row.id === id));
  if (left.length === 0) return undefined;
  return { label: "Undo", to: "/dashboard/reviews/undo", fields: { items: left.map(choiceOf).join(" ") } };
}

/** Makes the form's items wait again where the database still allows it. Returns the message for the admin. */
export async function undoDecision(supabase: Supabase, form: FormData): Promise<Toast> {
  const failed: Toast = { kind: "error", title: "Failed to undo the decision" };
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
  await notifyAndCleanUp(supabase, { mails: undone.map((row) => undoneMail(asItem(row))), pictures: [] });
  const [first] = undone;
  const again =
    undone.length === 1
      ? `“${first?.title ?? ""}” is waiting for review again.`
      : `${counted(undone.length)} are waiting for review again.`;
  const left = items.length - undone.length;
  const rest = ` ${counted(left)} can no longer be undone.`;
  return { kind: "success", title: "Decision undone", text: left > 0 ? again + rest : again };
}
