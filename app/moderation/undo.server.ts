import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import type { Toast } from "#app/lib/flash.server.ts";
import { reviewSchema } from "./reviews.server.ts";

const undoSchema = reviewSchema.pick({ item_type: true, item_id: true });

/**
 * Makes the item of the form wait again, where the decision about it is the admin's own last one, younger than ten
 * minutes, and nothing has happened since. Returns the message for the admin.
 */
export async function undoReview(supabase: SupabaseClient<Database>, form: FormData): Promise<Toast> {
  const failed: Toast = { kind: "error", title: "Failed to undo the decision" };
  const parsed = undoSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return failed;
  const { data, error } = await supabase.rpc("undo_review", parsed.data).maybeSingle();
  if (error || !data) return failed;
  if (data.outcome === "undone")
    return {
      kind: "success",
      title: "Decision undone",
      text: `“${data.title ?? ""}” is waiting for review again.`,
    };
  return {
    kind: "info",
    title: "This decision can no longer be undone",
    text: "Only your own last decision can, within 10 minutes, while nothing else has happened to the item.",
  };
}
