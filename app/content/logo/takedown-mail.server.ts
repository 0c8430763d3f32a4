import { keyedHash } from "#app/lib/crypto.server.ts";
import { sendsMail, siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";
import type { TakedownRequestKind } from "./takedown-schema.ts";

/** Derived from the takedown request, so that each of its mails leads to the same page; the database keeps its hash alone. */
export const takedownRequestToken = (id: string) => keyedHash(`takedown-request:${id}`);
export const takedownRequestPath = (token: string) => `/takedown-requests/${token}`;

export type Requester = { id: string; title: string; email: string };

const hint = `You get this because this address was given in a form on ${siteName}. If it wasn't you, ignore it.`;

async function mail(
  to: Pick<Requester, "id" | "email">,
  subject: string,
  heading: string,
  paragraphs: string[],
  label: string,
) {
  if (!sendsMail) return;
  await sendMail({
    to: to.email,
    subject: `${siteName}: ${subject}`,
    ...renderMail({
      heading,
      paragraphs,
      button: { label, href: siteUrl + takedownRequestPath(takedownRequestToken(to.id)) },
      hint,
    }),
  });
}

/** Without a word that anybody typed: a stranger may have given the address, and written the rest to be read there. */
export const mailConfirmation = (to: Pick<Requester, "id" | "email">) =>
  mail(
    to,
    "confirm your request",
    "One more step",
    [
      "Thank you for telling us about a logo. Open the page below and press Confirm, and your request reaches the people who decide.",
      "The same page tells you how it goes. Keep this email: whoever has the link can see the page.",
    ],
    "Confirm your request",
  );

const accepted: Record<TakedownRequestKind, string> = {
  takedown:
    "You were right, and the logo is gone from our pages. The same picture can't be sent to us again, unless another logo here shows it.",
  mine: "You were right. On the page below you can take the logo over; we read your changes before they appear.",
};

export function mailTakedownDecision(
  to: Requester,
  kind: TakedownRequestKind,
  isAccepted: boolean,
  note: string | undefined,
) {
  const outcome = isAccepted
    ? accepted[kind]
    : "Thank you for writing. We looked at it and left the logo as it is. If you can tell us more, you can ask again.";
  return mail(
    to,
    isAccepted ? `we accepted your request about “${to.title}”` : `about your request on “${to.title}”`,
    isAccepted ? "We did as you asked" : "We left it as it is",
    note ? [outcome, `They say:\n${note}`] : [outcome],
    isAccepted && kind === "mine" ? "Go to the logo" : "See your request",
  );
}

export const mailTakedownUndone = (to: Requester) =>
  mail(
    to,
    `we're looking at your request about “${to.title}” again`,
    "We're looking at it again",
    ["Please ignore our last email: we took that decision back. We'll write again once we've decided."],
    "See your request",
  );
