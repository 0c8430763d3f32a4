import type { Supabase } from "#app/backend/supabase.types.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { type ActivitySentence, activitySentence, isEdit } from "./activity-sentence.ts";

const shown = 5;

/** A new account logs two entries and a deleted one three: one each is shown. */
const telling =
  "item_type.not.in.(role,profile),action.eq.updated,and(item_type.eq.profile,action.neq.deleted)";

/** `ago` is in words: the browser's clock could contradict the page. */
export type Activity = ActivitySentence & { id: number; at: string; ago: string };

/** The last activities, newest first. Admins only. Throws an Error. */
export async function recentActivity(supabase: Supabase): Promise<Activity[]> {
  const { data, error } = await supabase
    .from("audit_log")
    .select("*")
    .or(telling)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(3 * shown);
  if (error) throw new Error("Failed to load recent activity", { cause: error });
  // Approving an edit also changes the item and removes the edit, all in one moment.
  const applied = new Set(
    data.filter((entry) => entry.action === "approved" && isEdit(entry)).map((entry) => entry.created_at),
  );
  return data
    .filter(({ action, created_at }) => action === "approved" || !applied.has(created_at))
    .slice(0, shown)
    .map((entry) => ({
      id: entry.id,
      ...activitySentence(entry),
      at: entry.created_at,
      ago: formatRelative(entry.created_at),
    }));
}
