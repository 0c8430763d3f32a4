import { labelOfKind } from "#app/content/kinds.ts";
import { sendsMail, siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";
import type { ReportDecision } from "./report-schema.ts";

const outcomes: Record<ReportDecision, string> = {
  kept: "We looked at it and left it as it is.",
  corrected: "You were right, and we've corrected it.",
  unpublished: "You were right, and it's no longer published.",
  removed: "You were right, and we've removed it.",
};

const hint = `You get this because this address was given in a form on ${siteName}. If it wasn't you, ignore it.`;

/** Without a word that anybody typed, the item's included: a stranger may have given the address, and made the item to be read there. */
async function mail(addresses: string[], subject: string, heading: string, paragraph: string) {
  if (!sendsMail) return;
  for (const to of addresses)
    await sendMail({
      to,
      subject: `${siteName}: ${subject}`,
      ...renderMail({
        heading,
        paragraphs: [paragraph],
        button: { label: `Open ${siteName}`, href: siteUrl },
        hint,
      }),
    });
}

export function mailReportDecision(addresses: string[], type: string, decision: ReportDecision): void {
  const noun = labelOfKind(type).toLowerCase();
  void mail(
    addresses,
    "we looked at your report",
    "We looked at your report",
    `You told us that something is wrong with an item here (${noun}). Thank you. ${outcomes[decision]}`,
  );
}

export function mailReportUndone(addresses: string[], type: string): void {
  const noun = labelOfKind(type).toLowerCase();
  void mail(
    addresses,
    "we're looking at your report again",
    "We're looking at it again",
    `Please ignore our last email about your report (${noun}): we took that decision back. We'll write again once we've decided.`,
  );
}
