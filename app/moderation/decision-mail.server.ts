import pLimit from "p-limit";
import { mailPreferencesUrl, unsubscribeHeaders } from "#app/accounts/notifications.server.ts";
import { kindNamed, labelOfKind, submittedKindNamed } from "#app/content/kinds.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";

/** As the database tells it: `original` is the item, also where an edit of it was decided. */
type Decided = {
  type: string;
  original: string;
  title: string;
  /** Ends the address of the item's page. */
  slug?: string | null;
  email: string | null;
};

type SubmitterMail = {
  subject: string;
  heading: string;
  paragraphs: string[];
  page?: { href: string; preview: string } | null;
};

/** Mails the submitter, without waiting. Does nothing without SMTP_URL. Never throws: the site tells them, too. */
export function mailDecision(
  item: Decided,
  decision: "approved" | "rejected",
  note: string | undefined,
): void {
  const isPublished = decision === "approved";
  const outcome = isPublished
    ? "We read it and published it, so everyone can find it now. Thank you for sharing it."
    : "Thank you for sending it. You can change it and send it again.";
  mail(item, {
    subject: `was ${decision}`,
    heading: isPublished ? `“${item.title}” is on ${siteName}` : `“${item.title}” was not approved`,
    paragraphs: note ? [outcome, `The reviewer says:\n${note}`] : [outcome],
    page: isPublished ? publicAddresses(item) : null,
  });
}

export function mailUndone(item: Decided): void {
  mail(item, {
    subject: "is waiting for review again",
    heading: `“${item.title}” is waiting for review again`,
    paragraphs: [
      "Please ignore our last email about it: we took that decision back. We'll write again once we've decided.",
    ],
  });
}

/** After it was taken from the site, by a decision that was taken back. */
export function mailRestored(item: Decided): void {
  mail(item, {
    subject: "is published again",
    heading: `“${item.title}” is published again`,
    paragraphs: ["Please ignore our last email about it: we took that decision back."],
    page: publicAddresses(item),
  });
}

/** One at a time: spares the mail server, and an undo arrives after its decision. */
const inTurn = pLimit(1);

function mail({ type, original, email }: Decided, { subject, heading, paragraphs, page }: SubmitterMail) {
  if (!email || !env.SMTP_URL) return;
  const own = submittedKindNamed(type)
    ? `${siteUrl}/dashboard/profile/submissions/${type}/${original}`
    : `${siteUrl}/dashboard/profile#submissions`;
  void inTurn(() =>
    sendMail({
      to: email,
      subject: `${siteName}: your ${labelOfKind(type).toLowerCase()} ${subject}`,
      ...renderMail({
        heading,
        paragraphs,
        ...(page && { preview: page.preview }),
        button: page
          ? { label: "See the page", href: page.href }
          : { label: "See your submission", href: own },
        hint: `You get this because you sent it to us. Turn these emails off on your profile: ${mailPreferencesUrl}`,
      }),
      headers: unsubscribeHeaders,
    }),
  );
}

function publicAddresses({ type, original, slug }: Decided) {
  const kind = kindNamed(type);
  if (!kind) return null;
  const name = slug ?? original;
  return { href: `${siteUrl}/${kind.table}/${name}`, preview: siteUrl + previewPath(kind.table, name) };
}
