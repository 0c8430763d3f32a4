import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { formatRelative } from "#app/lib/dates.ts";

const shown = 5;

/** A new account logs two entries and a deleted one three: one each is shown. */
const telling =
  "item_type.not.in.(role,profile),action.eq.updated,and(item_type.eq.profile,action.eq.created)";

/** `ago` is in words: the browser's clock could contradict the page. */
export type Activity = {
  id: number;
  actor: string;
  action: string;
  /** Null where people did something with their own account. */
  item: string | null;
  title: string;
  at: string;
  ago: string;
};

const items: Record<string, string | null> = {
  ...Object.fromEntries(kinds.map(({ name, nouns: [noun] }) => [name, noun])),
  account: null,
  role: "role of",
  profile: "profile of",
};

/** The last activities, newest first. Admins only. Throws an Error. */
export async function recentActivity(supabase: Supabase): Promise<Activity[]> {
  const { data, error } = await supabase
    .from("audit_log")
    .select("id, actor_name, action, item_type, item_title, created_at")
    .or(telling)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(shown);
  if (error) throw new Error("Failed to load recent activity", { cause: error });
  return data.map((row) => ({
    id: row.id,
    actor: row.actor_name,
    action: row.action.replaceAll("_", " "),
    item: itemOf(row.item_type, row.action),
    title: row.item_title ?? "",
    at: row.created_at,
    ago: formatRelative(row.created_at),
  }));
}

function itemOf(type: string, action: string): string | null {
  // Deleting one's own account is logged as "account deleted".
  if (type === "account" && action === "deleted") return "account";
  return type in items ? (items[type] ?? null) : type.replaceAll("_", " ");
}
