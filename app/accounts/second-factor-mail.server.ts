import { sendLetter } from "#app/email/letter.server.ts";
import { siteName } from "#app/lib/site.ts";

/** Tells the owner of an account what happened to their two-step sign-in. */
export const mailSecondFactor = (to: string, change: "on" | "off" | "reset" | "recoveryCode") =>
  sendLetter(to, ({ t, pageAt }) => ({
    subject: t(`secondFactor.${change}.subject`, { site: siteName }),
    heading: t(`secondFactor.${change}.heading`),
    paragraphs: [t(`secondFactor.${change}.text`), t("secondFactor.ifNot")],
    button: { label: t("newPassword"), href: pageAt("/forgot-password") },
    hint: t("secondFactor.hint", { site: siteName, link: pageAt("/contact") }),
  }));
