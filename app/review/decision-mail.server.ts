import pLimit from "p-limit";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { labelOfKind } from "#app/content/kinds.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { siteName } from "#app/lib/site.ts";

type Item = { item_type: string; item_id: string };
type Decision = Item & { decision: "approved" | "rejected"; note?: string };

/** A mail server is not to be flooded, and nobody reads that a decision was taken back before they read the decision. */
const inTurn = pLimit(1);

/**
 * Mails whoever sent an item what was decided about it, where mail is configured and they have not switched it off;
 * after all that was to be mailed before.
 * `supabase` acts as the admin who decided. Never throws: the notification on the site tells them in any case.
 */
export async function mailDecision(
  supabase: Supabase,
  { item_type, item_id, decision, note }: Decision,
  title: string,
): Promise<void> {
  const said = note ? `\n\nThe reviewer says:\n${note}` : "";
  await mailSubmitter(
    supabase,
    { item_type, item_id },
    `was ${decision}`,
    `${outcome(title, decision)}${said}`,
  );
}

/** Mails whoever sent an item that the decision they were mailed was taken back, as `mailDecision` does. */
export async function mailUndone(supabase: Supabase, item: Item, title: string): Promise<void> {
  await mailSubmitter(
    supabase,
    item,
    "is waiting for review again",
    `We took back the decision about “${title}” that we mailed you. You hear from us once it is decided anew.`,
  );
}

async function mailSubmitter(supabase: Supabase, item: Item, what: string, text: string): Promise<void> {
  if (env.SMTP_URL) await inTurn(() => send(supabase, item, what, text));
}

async function send(supabase: Supabase, item: Item, what: string, text: string): Promise<void> {
  try {
    const to = await recipient(supabase, item);
    if (!to) return;
    await sendMail({
      to,
      subject: `${siteName}: your ${labelOfKind(item.item_type).toLowerCase()} ${what}`,
      text: `${text}

All your submissions: ${siteUrl}/dashboard/profile

You can turn these emails off on that page.

${siteName}`,
    });
  } catch (error) {
    log.error({ err: error }, "A decision could not be mailed");
  }
}

const outcome = (title: string, decision: Decision["decision"]) =>
  decision === "approved"
    ? `Good news: “${title}” was approved, and everybody can see it now. Thank you for sending it in.`
    : `Thank you for sending in “${title}”. It was rejected; you can change it and send it in again.`;

/** The submitter's address; null where there is none, it is the admin's own item, or they want no mail. */
async function recipient(supabase: Supabase, item: Item) {
  // An approved edit is gone after the decision. The log remembers whose it was.
  const { data: entry } = await supabase
    .from("audit_log")
    .select("actor_id, after")
    .eq("item_type", item.item_type)
    .eq("item_id", item.item_id)
    .in("action", ["approved", "rejected"])
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  const userId =
    entry?.after && typeof entry.after === "object" && "user_id" in entry.after && entry.after.user_id;
  if (typeof userId !== "string" || userId === entry?.actor_id) return null;
  const [profile, emails] = await Promise.all([
    supabase
      .from("profiles")
      .select("mail_notifications, status")
      .eq("user_id", userId)
      .maybeSingle()
      .throwOnError(),
    supabase.rpc("submitter_emails", { ids: [userId] }).throwOnError(),
  ]);
  const wanted = profile.data?.mail_notifications && profile.data.status === "active";
  return (wanted && emails.data[0]?.email) || null;
}
