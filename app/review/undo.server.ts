import type { Supabase } from "#app/backend/supabase.types.ts";
import { counted, isKindName } from "#app/content/kinds.ts";
import type { Toast } from "#app/lib/flash.server.ts";
import { mailUndone } from "./decision-mail.server.ts";
import { type Choice, choiceOf, chosenItems } from "./selection.ts";

/**
 * What a message offers to take the decision about some items back; undefined where none of them is left. An approved
 * edit is applied and gone: there is nothing that could wait again.
 */
export async function undoAction(supabase: Supabase, choices: Choice[]): Promise<Toast["action"]> {
  const { data } = await supabase
    .from("moderation_queue")
    .select("id")
    .in(
      "id",
      choices.map(({ id }) => id),
    );
  const kept = choices.filter(({ id }) => data?.some((row) => row.id === id));
  if (kept.length === 0) return undefined;
  return { label: "Undo", to: "/dashboard/reviews/undo", fields: { items: kept.map(choiceOf).join(" ") } };
}

/**
 * Makes the items of the form wait again, where the decision about them is the admin's own last one, younger than ten
 * minutes, and nothing has happened since. Whoever was mailed it is mailed that, too. Returns the message for the admin.
 */
export async function undoReview(supabase: Supabase, form: FormData): Promise<Toast> {
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
      text: "Only your own last decision can, within 10 minutes, while nothing else has happened to the item.",
    };
  // Nobody waits for the mail server.
  for (const { item_type, item_id, title } of undone)
    if (isKindName(item_type)) void mailUndone(supabase, { item_type, item_id }, title ?? "");
  const [first] = undone;
  const again =
    undone.length === 1
      ? `“${first?.title ?? ""}” is waiting for review again.`
      : `${counted(undone.length)} are waiting for review again.`;
  const left = items.length - undone.length;
  const rest = ` Something else has happened to ${counted(left)} since.`;
  return { kind: "success", title: "Decision undone", text: left > 0 ? again + rest : again };
}
