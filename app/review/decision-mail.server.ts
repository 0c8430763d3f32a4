import pLimit from "p-limit";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { labelOfKind } from "#app/content/kinds.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { siteName } from "#app/lib/site.ts";

type Item = { type: string; id: string; title: string };

/** `subject` continues `your logo`. */
export type SubmitterMail = { item: Item; subject: string; text: string };

export function decisionMail(
  item: Item,
  decision: "approved" | "rejected",
  note: string | undefined,
): SubmitterMail {
  const outcome =
    decision === "approved"
      ? `Good news: “${item.title}” was approved, and everybody can see it now. Thank you for sending it in.`
      : `Thank you for sending in “${item.title}”. It was rejected; you can change it and send it in again.`;
  const said = note ? `\n\nThe reviewer says:\n${note}` : "";
  return { item, subject: `was ${decision}`, text: outcome + said };
}

export const undoneMail = (item: Item): SubmitterMail => ({
  item,
  subject: "is waiting for review again",
  text: `We took back the decision about “${item.title}” that we mailed you. You hear from us once it is decided anew.`,
});

/** One at a time: spares the mail server, and an undo arrives after its decision. */
const inTurn = pLimit(1);

/** Does nothing without SMTP_URL. `supabase` acts as the admin who decided. Never throws: the site tells them, too. */
export async function mailSubmitter(supabase: Supabase, mail: SubmitterMail): Promise<void> {
  if (env.SMTP_URL) await inTurn(() => send(supabase, mail));
}

async function send(supabase: Supabase, { item, subject, text }: SubmitterMail): Promise<void> {
  try {
    const to = await recipient(supabase, item);
    if (!to) return;
    await sendMail({
      to,
      subject: `${siteName}: your ${labelOfKind(item.type).toLowerCase()} ${subject}`,
      text: `${text}

All your submissions: ${siteUrl}/dashboard/profile

You can turn these emails off on that page.

${siteName}`,
    });
  } catch (error) {
    log.error({ err: error }, "A decision could not be mailed");
  }
}

async function recipient(supabase: Supabase, { type, id }: Item): Promise<string | null> {
  // An approved edit is gone by now; the log remembers whose it was.
  const { data: entry } = await supabase
    .from("audit_log")
    .select("actor_id, after")
    .eq("item_type", type)
    .eq("item_id", id)
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
