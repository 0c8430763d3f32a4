import { daysLeft } from "#app/lib/dates.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";

type Deadline = { state: string; expires_at: string | null };

export function isOpen(job: Deadline, now: Date = new Date()): boolean {
  return job.state === "Open" && (job.expires_at === null || daysLeft(job.expires_at, now) >= 0);
}

/** The state as admins see it: an open job past its deadline is closed. */
export function stateShown(job: Deadline, now: Date = new Date()): string {
  return job.state === "Open" && !isOpen(job, now) ? "Closed" : job.state;
}

const soonDays = 7;

/** `2 days left`, `Last day`, `Closed` or `Filled`; null while there is more than a week, or no deadline. */
export function deadlineText(
  job: Deadline,
  now: Date = new Date(),
  language: Language = "en",
): string | null {
  const t = translator(language, "jobs");
  if (job.state === "Filled") return t("filled");
  if (!isOpen(job, now)) return t("closed");
  const days = job.expires_at === null ? Number.POSITIVE_INFINITY : daysLeft(job.expires_at, now);
  return days > soonDays ? null : t("daysLeft", { days });
}
