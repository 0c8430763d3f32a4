import { type Pen, sendLetter } from "#app/email/letter.server.ts";
import { sendsMail } from "#app/lib/env.server.ts";
import { siteName } from "#app/lib/site.ts";
import type { ReportDecision } from "./report-schema.ts";

/** Without a word that anybody typed, the item's included: a stranger may have given the address, and made the item to be read there. */
async function mail(addresses: string[], what: "decided" | "undone", text: (t: Pen["t"]) => string) {
  if (!sendsMail) return;
  for (const to of addresses)
    await sendLetter(to, ({ t, pageAt }) => ({
      subject: t(`report.${what}.subject`, { site: siteName }),
      heading: t(`report.${what}.heading`),
      paragraphs: [text(t)],
      button: { label: t("report.button", { site: siteName }), href: pageAt("/") },
      hint: t("givenInForm", { site: siteName }),
    }));
}

export function mailReportDecision(addresses: string[], type: string, decision: ReportDecision): void {
  void mail(addresses, "decided", (t) => t("report.decided.text", { kind: type, decision }));
}

export function mailReportUndone(addresses: string[], type: string): void {
  void mail(addresses, "undone", (t) => t("report.undone.text", { kind: type }));
}
