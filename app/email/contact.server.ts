import { serverClient } from "#app/backend/clients.server.ts";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { contactAddress, siteName } from "#app/lib/site.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { pageLanguage } from "#app/lib/visitor.server.ts";
import { isLanguage } from "#app/words/languages.ts";
import type { ContactForm } from "./contact-schema.ts";
import { sendLetter } from "./letter.server.ts";

const columns = "id, name, email, message, created_at, handled_at";
export type ContactMessage = Pick<
  Tables<"contact_messages">,
  "id" | "name" | "email" | "message" | "created_at" | "handled_at"
>;

/** Admins only. */
export async function listMessages(
  supabase: Supabase,
  { handled, page }: { handled: boolean; page: number },
): Promise<Paging & { rows: ContactMessage[] }> {
  const read = (from: number, to: number) => {
    const all = supabase.from("contact_messages").select(columns, { count: "exact" });
    const some = handled ? all.not("handled_at", "is", null) : all.is("handled_at", null);
    return some.order("created_at", { ascending: false }).order("id").range(from, to);
  };
  return readPage<ContactMessage>(page, read, "Failed to load the messages");
}

export async function markMessage(supabase: Supabase, id: unknown, handled: boolean): Promise<boolean> {
  if (!isUuid(id)) return false;
  // The database replaces it by its own time.
  const handled_at = handled ? new Date().toISOString() : null;
  const { data, error } = await supabase
    .from("contact_messages")
    .update({ handled_at })
    .eq("id", id)
    .select("id");
  if (error) throw new Error("Failed to update the message", { cause: error });
  return data.length > 0;
}

/** Mails the answer, and marks the message as handled. "handled": it was already, as after a second tap. */
export async function replyToMessage(
  supabase: Supabase,
  id: unknown,
  reply: string,
): Promise<"sent" | "failed" | "handled"> {
  if (!isUuid(id)) return "handled";
  const { data: sent, error } = await supabase
    .from("contact_messages")
    .update({ handled_at: new Date().toISOString() })
    .eq("id", id)
    .is("handled_at", null)
    .select("name, email, message, language")
    .maybeSingle();
  if (error) throw new Error("Failed to update the message", { cause: error });
  if (!sent) return "handled";
  const isSent = await sendLetter(
    sent.email,
    ({ t, pageAt, typed }) => ({
      replyTo: contactAddress,
      subject: t("contact.subject", { site: siteName }),
      headers: { "Auto-Submitted": "no" },
      heading: t("contact.heading", { site: siteName }),
      paragraphs: [
        typed(reply),
        t("contact.wrote", { name: typed(sent.name), message: sent.message.replace(/^/gm, "> ") }),
      ],
      button: { label: t("contact.button", { site: siteName }), href: pageAt("/") },
      hint: t("contact.hint", { site: siteName }),
    }),
    isLanguage(sent.language) ? sent.language : undefined,
  );
  if (!isSent) await markMessage(supabase, id, false);
  return isSent ? "sent" : "failed";
}

/** Posting the form of `submissionId` again adds nothing. False when the message could not be stored. */
export async function sendContactMessage(
  { name, email, message }: ContactForm,
  submissionId: string,
): Promise<boolean> {
  // With the secret key: strangers could call it directly and bypass the rate limits.
  const server = await serverClient();
  const { data: isNew, error } = await server.rpc("send_contact_message", {
    name,
    email,
    message,
    submission_id: submissionId,
    language: pageLanguage(),
  });
  if (error) {
    log.error({ err: error }, "A contact message could not be stored");
    return false;
  }
  if (isNew && env.SMTP_URL) {
    await sendMail({
      to: contactAddress,
      replyTo: email,
      subject: `${siteName}: message from ${name}`,
      ...renderMail({
        heading: `Message from ${name}`,
        paragraphs: [message, `${name}\n${email}`],
        button: { label: "All messages", href: `${siteUrl}/dashboard/messages` },
        hint: `Sent with the contact form of ${siteName}. Your reply goes to ${email}.`,
      }),
    });
  }
  return true;
}
