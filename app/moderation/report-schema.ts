import { z } from "zod";
import { type ReportReason, reportReasons } from "#app/content/report-reasons.ts";
import { optionalText } from "#app/lib/text-fields.ts";
import { optionalEmail } from "#app/lib/written-addresses.ts";

const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const longestReport = 1000;

/** `website` is a honeypot. */
export const reportSchema = z.object({
  reason: z.enum(reasons, "Choose why you report it."),
  explanation: optionalText(longestReport),
  email: optionalEmail("Enter an email address such as name@example.com, or leave it empty.").transform(
    (address) => address?.toLowerCase() ?? null,
  ),
  website: z.string().optional(),
});

export type ReportForm = z.output<typeof reportSchema>;

/** What admins do about a reported item. */
export const reportDecisions = ["kept", "corrected", "unpublished", "removed"] as const;
export type ReportDecision = (typeof reportDecisions)[number];
