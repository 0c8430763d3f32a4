import pLimit from "p-limit";
import { mailSwitch, unsubscribe } from "#app/accounts/notifications.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { kindNamed, labelOfKind, submittedKindNamed } from "#app/content/kinds.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { letter } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";

type Item = { type: string; id: string; title: string };

/** `subject` continues `your logo`. */
export type SubmitterMail = {
  item: Item;
  subject: string;
  heading: string;
  paragraphs: string[];
  isPublished: boolean;
};

export function decisionMail(
  item: Item,
  decision: "approved" | "rejected",
  note: string | undefined,
): SubmitterMail {
  const isPublished = decision === "approved";
  const outcome = isPublished
    ? "We read it and published it, so everyone can find it now. Thank you for sharing it."
    : "Thank you for sending it. You can change it and send it again.";
  return {
    item,
    subject: `was ${decision}`,
    heading: isPublished ? `“${item.title}” is on ${siteName}` : `“${item.title}” was not approved`,
    paragraphs: note ? [outcome, `The reviewer says:\n${note}`] : [outcome],
    isPublished,
  };
}

export const undoneMail = (item: Item): SubmitterMail => ({
  item,
  subject: "is waiting for review again",
  heading: `“${item.title}” is waiting for review again`,
  paragraphs: [
    "Please ignore our last email about it: we took that decision back. We'll write again once we've decided.",
  ],
  isPublished: false,
});

/** One at a time: spares the mail server, and an undo arrives after its decision. */
const inTurn = pLimit(1);

/** Does nothing without SMTP_URL. `supabase` acts as the admin who decided. Never throws: the site tells them, too. */
export async function mailSubmitter(supabase: Supabase, mail: SubmitterMail): Promise<void> {
  if (env.SMTP_URL) await inTurn(() => send(supabase, mail));
}

async function send(supabase: Supabase, mail: SubmitterMail): Promise<void> {
  const { item, subject, heading, paragraphs, isPublished } = mail;
  try {
    const decided = await lastDecision(supabase, item);
    const to = await recipient(supabase, decided);
    if (!to) return;
    const published = isPublished ? publicAddresses(item, decided?.after) : null;
    const own = submittedKindNamed(item.type)
      ? `${siteUrl}/dashboard/profile/submissions/${item.type}/${decided?.after.revision_of ?? item.id}`
      : `${siteUrl}/dashboard/profile#submissions`;
    await sendMail({
      to,
      subject: `${siteName}: your ${labelOfKind(item.type).toLowerCase()} ${subject}`,
      ...letter({
        heading,
        paragraphs,
        preview: published?.preview,
        button: published
          ? { label: "See the page", href: published.page }
          : { label: "See your submission", href: own },
        hint: `You get this because you sent it to us. Turn these emails off on your profile: ${mailSwitch}`,
      }),
      headers: unsubscribe,
    });
  } catch (error) {
    log.error({ err: error }, "A decision could not be mailed");
  }
}

type Decided = { actor_id: string | null; after: Record<string, unknown> } | null;

/** An approved edit is gone by now; the log remembers whose it was, and of what. */
async function lastDecision(supabase: Supabase, { type, id }: Item): Promise<Decided> {
  const { data } = await supabase
    .from("audit_log")
    .select("actor_id, after")
    .eq("item_type", type)
    .eq("item_id", id)
    .in("action", ["approved", "rejected"])
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data && { actor_id: data.actor_id, after: Object(data.after) };
}

/** Null for whoever decides about their own, and for whoever wants no such mails. */
async function recipient(supabase: Supabase, decided: Decided): Promise<string | null> {
  const userId = decided?.after.user_id;
  if (typeof userId !== "string" || userId === decided?.actor_id) return null;
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

function publicAddresses({ type, id }: Item, row: Record<string, unknown> = {}) {
  const kind = kindNamed(type);
  if (!kind) return null;
  const name = String(row.revision_of ?? row.slug ?? id);
  return { page: `${siteUrl}/${kind.table}/${name}`, preview: siteUrl + previewPath(kind.table, name) };
}
