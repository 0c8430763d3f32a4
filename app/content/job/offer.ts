import { formatDate } from "#app/lib/dates.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { deadlineText, isOpen } from "./deadline.ts";
import { salaryText } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

/** What people ask first, wherever a job is told of: `₦650,000 a month` and `Closes Sun 6 Dec 2026`. */
export function offerOf(job: JobSummary, language: Language = "en"): string[] {
  const salary = salaryText(job, language);
  if (!isOpen(job)) return [salary, deadlineText(job, new Date(), language)].filter((text) => text !== null);
  if (!job.expires_at) return [salary];
  const date = formatDate(job.expires_at, language);
  return [salary, translator(language, "jobPage")("closesOn", { date })];
}
