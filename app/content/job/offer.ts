import { formatDate } from "#app/lib/dates.ts";
import { deadlineText, isOpen } from "./deadline.ts";
import { salaryText } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

/** What people ask first, wherever a job is told of: `₦650,000 a month` and `Closes Sun 6 Dec 2026`. */
export function offerOf(job: JobSummary): string[] {
  const end = isOpen(job) ? job.expires_at && `Closes ${formatDate(job.expires_at)}` : deadlineText(job);
  return end ? [salaryText(job), end] : [salaryText(job)];
}
