import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { formatRelative } from "#app/lib/dates.ts";

const shown = 5;

/** An account begins with two entries, of its role and its profile, and ends with three. One each says enough. */
const telling =
  "item_type.not.in.(role,profile),action.eq.updated,and(item_type.eq.profile,action.eq.created)";

/** `ago` is in words: a browser that asks its own clock would contradict the page. */
export type Activity = {
  id: number;
  actor: string;
  action: string;
  /** What it was done to; null where a person did something with their own account. */
  item: string | null;
  title: string;
  at: string;
  ago: string;
};

/** What an entry of the log is about, in a sentence. */
const items: Record<string, string | null> = {
  ...Object.fromEntries(kinds.map(({ name, nouns: [noun] }) => [name, noun])),
  account: null,
  role: "role of",
  profile: "profile of",
};

/** The last things that happened, newest first. Admins only. Throws an Error whose cause is the database's. */
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
  // Whoever deletes their own account has done "account deleted" instead.
  if (type === "account" && action === "deleted") return "account";
  return type in items ? (items[type] ?? null) : type.replaceAll("_", " ");
}
