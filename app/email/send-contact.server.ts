import { serverClient } from "#app/backend/clients.server.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { contactAddress, siteName } from "#app/lib/site.ts";
import type { ContactForm } from "./contact-schema.ts";

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
