import { type Pen, sendLetter } from "#app/email/letter.server.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { siteName } from "#app/lib/site.ts";
import type { Language } from "#app/words/languages.ts";
import type { TakedownRequestKind } from "./takedown-schema.ts";

/** Derived from the takedown request, so that each of its mails leads to the same page; the database keeps its hash alone. */
export const takedownRequestToken = (id: string) => keyedHash(`takedown-request:${id}`);
export const takedownRequestPath = (token: string) => `/takedown-requests/${token}`;

export type Requester = { id: string; title: string; email: string };

type Words = { subject: string; heading: string; paragraphs: string[]; label: string };

async function mail(
  to: Pick<Requester, "id" | "email">,
  write: (pen: Pen) => Words,
  ofPage?: Language,
): Promise<void> {
  if (!sendsMail) return;
  const path = takedownRequestPath(takedownRequestToken(to.id));
  await sendLetter(
    to.email,
    (pen) => {
      const { label, ...words } = write(pen);
      const hint = pen.t("givenInForm", { site: siteName });
      return { ...words, button: { label, href: pen.pageAt(path) }, hint };
    },
    ofPage,
  );
}

/** Without a word that anybody typed: a stranger may have given the address, and written the rest to be read there. */
export const mailConfirmation = (to: Pick<Requester, "id" | "email">, ofPage?: Language) =>
  mail(
    to,
    ({ t }) => ({
      subject: t("takedown.confirm.subject", { site: siteName }),
      heading: t("takedown.confirm.heading"),
      paragraphs: [t("takedown.confirm.text"), t("takedown.confirm.keep")],
      label: t("takedown.confirm.button"),
    }),
    ofPage,
  );

export function mailTakedownDecision(
  to: Requester,
  kind: TakedownRequestKind,
  isAccepted: boolean,
  note: string | undefined,
) {
  const decision = isAccepted ? "accepted" : "rejected";
  return mail(to, ({ t, typed }) => {
    const outcome = t(isAccepted ? `takedown.accepted.${kind}` : "takedown.rejected.text");
    return {
      subject: t(`takedown.${decision}.subject`, { site: siteName, title: typed(to.title) }),
      heading: t(`takedown.${decision}.heading`),
      paragraphs: note ? [outcome, t("takedown.note", { note: typed(note) })] : [outcome],
      label: t(isAccepted && kind === "mine" ? "takedown.logo" : "takedown.request"),
    };
  });
}

export const mailTakedownUndone = (to: Requester) =>
  mail(to, ({ t, typed }) => ({
    subject: t("takedown.undone.subject", { site: siteName, title: typed(to.title) }),
    heading: t("takedown.undone.heading"),
    paragraphs: [t("takedown.undone.text")],
    label: t("takedown.request"),
  }));
