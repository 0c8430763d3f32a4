import type { AccountAction } from "#app/accounts/audit-filter.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { formatRelative } from "#app/lib/dates.ts";

const shown = 5;

/** A new account logs two entries and a deleted one three: one each is shown. */
const telling =
  "item_type.not.in.(role,profile),action.eq.updated,and(item_type.eq.profile,action.neq.deleted)";

/** `ago` is in words: the browser's clock could contradict the page. */
export type Activity = {
  id: number;
  actor: string;
  action: string;
  /** Null where `action` says it all. */
  item: string | null;
  title: string;
  at: string;
  ago: string;
};

const ownActs: Partial<Record<string, string>> = {
  "signed up": "signed up",
  "password changed": "changed their password",
  "email change requested": "asked to change their email",
  "email changed": "changed their email",
  "other devices signed out": "logged out their other devices",
  "admin code accepted": "became an admin by code",
  "admin code refused": "tried a wrong admin code",
  "admin access granted": "got temporary admin access",
  "account deleted": "deleted their account",
} satisfies Record<AccountAction | "signed up", string>;

const items: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ name, nouns: [noun] }) => [name, noun])),
  role: "role of",
  profile: "profile of",
};

/** The last activities, newest first. Admins only. Throws an Error. */
export async function recentActivity(supabase: Supabase): Promise<Activity[]> {
  const { data, error } = await supabase
    .from("audit_log")
    .select("id, actor_id, actor_name, action, item_type, item_id, item_title, created_at")
    .or(telling)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(shown);
  if (error) throw new Error("Failed to load recent activity", { cause: error });
  return data.map((row) => ({
    id: row.id,
    actor: row.actor_name,
    ...saidOf(row),
    title: row.item_title ?? "",
    at: row.created_at,
    ago: formatRelative(row.created_at),
  }));
}

type Row = { actor_id: string | null; action: string; item_type: string; item_id: string | null };

function saidOf({ actor_id, action, item_type, item_id }: Row): Pick<Activity, "action" | "item"> {
  const own = ownActs[action];
  if (own) return { action: own, item: null };
  if (item_type === "profile" && actor_id === item_id)
    return { action: `${action} their profile`, item: null };
  return { action, item: items[item_type] ?? item_type };
}
