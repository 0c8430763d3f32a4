import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { isLanguage, type Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { saidToMember } from "./said.server.ts";

const columns = "id, type, title, body, link, read_at, created_at, item_type, item_title";
type Notification = Pick<
  Tables<"notifications">,
  "id" | "type" | "title" | "body" | "link" | "read_at" | "created_at" | "item_type" | "item_title"
>;

export type News = Pick<Notification, "id" | "title" | "body" | "link" | "read_at" | "created_at">;

/** What the site says to the member itself is in their language; what it says to admins, in English. */
export function newsInWords({ type, item_type, item_title, ...news }: Notification): News {
  if (item_title === null) return news;
  const said = saidToMember();
  const told = { kind: item_type ?? "", title: item_title };
  if (type === "account")
    return { ...news, title: said("news.handedOver", told), body: said("news.handedOverText") };
  const isTakenDown = news.body === translator("en", "profileSaid")("news.takenDown");
  return {
    ...news,
    title: said(type === "approved" ? "news.approved" : "news.rejected", told),
    body: isTakenDown ? said("news.takenDown") : news.body,
  };
}

const failed = "Failed to update your notifications";

export async function listNotifications(
  supabase: Supabase,
  page: number,
): Promise<Paging & { notifications: Notification[] }> {
  const read = (from: number, to: number) =>
    supabase
      .from("notifications")
      .select(columns, { count: "exact" })
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  const { rows, ...paging } = await readPage<Notification>(page, read, "Failed to load your notifications");
  return { ...paging, notifications: rows };
}

export async function markAllRead(supabase: Supabase): Promise<void> {
  const { error } = await supabase.from("notifications").update({ read_at: now() }).is("read_at", null);
  if (error) throw new Error(failed, { cause: error });
}

/** Returns the link of the notification; null where there is no such notification. */
export async function markRead(supabase: Supabase, id: unknown): Promise<{ link: string | null } | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await supabase
    .from("notifications")
    .update({ read_at: now() })
    .eq("id", id)
    .select("link")
    .maybeSingle();
  if (error) throw new Error(failed, { cause: error });
  return data;
}

// The database replaces it by its own time.
const now = () => new Date().toISOString();

/** Where one turns mails off. One signs in first, so no one-click header goes with it. */
export const mailPreferencesPath = "/dashboard/profile#emails";

/** About decisions on what one sent, and once a day about what waits. */
export type MailPreferences = { decisions: boolean; daily: boolean };

/** With the language of their mails. */
export async function mailPreferences(
  supabase: Supabase,
  userId: string,
): Promise<MailPreferences & { language: Language }> {
  const { data } = await supabase
    .from("profiles")
    .select("mail_notifications, daily_mail, language")
    .eq("user_id", userId)
    .maybeSingle();
  const language = data && isLanguage(data.language) ? data.language : "en";
  return { decisions: data?.mail_notifications ?? true, daily: data?.daily_mail ?? false, language };
}

export async function saveMailPreferences(
  supabase: Supabase,
  userId: string,
  { decisions, daily }: MailPreferences,
): Promise<boolean> {
  const { data, error } = await supabase
    .from("profiles")
    .update({ mail_notifications: decisions, daily_mail: daily })
    .eq("user_id", userId)
    .select("user_id");
  return !error && data.length > 0;
}
