import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { siteName } from "#app/lib/site.ts";

/** Where the links of account mails lead: a page with a button, since opening it must not spend the link. */
const link = (tokenHash: string, type: string) =>
  `${siteUrl}/auth/confirm?token_hash=${encodeURIComponent(tokenHash)}&type=${type}`;

const send = (to: string, subject: string, text: string) => {
  // Not awaited: an address that exists must not take longer than one that does not.
  void sendMail({
    to,
    subject,
    text: `${text}\n\nIf you did not ask for this, you need not do anything.\n\n${siteName}`,
  });
  return Promise.resolve();
};

/** The mails of the embedded authentication service, in its words: a link and mostly a code that is worth the same. */
export const authMail = {
  sendConfirmation: (to: string, tokenHash: string, code: string) =>
    send(
      to,
      `Confirm your ${siteName} account`,
      `Open this page to confirm your address. It works for ten minutes.\n\n${link(tokenHash, "signup")}\n\nOr enter this code: ${code}`,
    ),
  sendRecovery: (to: string, tokenHash: string, code: string) =>
    send(
      to,
      `Set a new ${siteName} password`,
      `Open this page to set a new password. It works for ten minutes, once.\n\n${link(tokenHash, "recovery")}\n\nOr enter this code: ${code}`,
    ),
  sendMagicLink: (to: string, tokenHash: string, code: string) =>
    send(
      to,
      `Sign in to ${siteName}`,
      `Open this page to sign in. It works for ten minutes, once.\n\n${link(tokenHash, "magiclink")}\n\nOr enter this code: ${code}`,
    ),
  // Without its code: that one could be entered nowhere.
  sendEmailChange: (to: string, tokenHash: string, _code: string, about?: { newEmail?: string }) =>
    send(
      to,
      `Change your ${siteName} email address`,
      `Open this page to change your address${about?.newEmail ? ` to ${about.newEmail}` : ""}. It works for ten minutes.\n\n${link(tokenHash, "email_change")}`,
    ),
  sendReauthentication: (to: string, code: string) =>
    send(to, `Your ${siteName} code`, `Enter this code to go on: ${code}\n\nIt works for ten minutes.`),
};
