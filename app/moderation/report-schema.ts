import { z } from "zod";
import { type ReportReason, reportReasons } from "#app/content/report-reasons.ts";
import { optionalText } from "#app/lib/text-fields.ts";
import { optionalEmail } from "#app/lib/written-addresses.ts";
import type { Translator } from "#app/words/translator.ts";

const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const longestReport = 1000;

/** `website` is a honeypot. */
export const reportSchema = (t: Translator<"reports">) =>
  z.object({
    reason: z.enum(reasons, t("errors.reason")),
    explanation: optionalText(longestReport),
    email: optionalEmail(t("errors.email")).transform((address) => address?.toLowerCase() ?? null),
    website: z.string().optional(),
  });

export type ReportForm = z.output<ReturnType<typeof reportSchema>>;

/** What admins do about a reported item. */
export const reportDecisions = ["kept", "corrected", "unpublished", "removed"] as const;
export type ReportDecision = (typeof reportDecisions)[number];
