import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";

const changes = {
  "turned on": "From now on, signing in asks for a code from your authenticator app as well.",
  "turned off": "Signing in asks for no code anymore.",
  reset: "An administrator turned it off for you. Set it up again once you have signed in.",
  "recovery code used": "Someone who knows your password signed in with one of your recovery codes.",
};

/** Tells the owner of an account what happened to their two-step sign-in. */
export function mailSecondFactor(to: string, change: keyof typeof changes) {
  const what =
    change === "recovery code used" ? "A recovery code was used" : `Two-step sign-in was ${change}`;
  return sendMail({
    to,
    subject: `${what} for your ${siteName} account`,
    ...renderMail({
      heading: what,
      paragraphs: [
        changes[change],
        "If it was you, all is well. If it wasn't, set a new password now and tell us.",
      ],
      button: { label: "Set a new password", href: `${siteUrl}/forgot-password` },
      hint: `You get this because the two-step sign-in of your ${siteName} account changed. Write to us: ${siteUrl}/contact`,
    }),
  });
}
