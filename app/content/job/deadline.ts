import { daysLeft } from "#app/lib/dates.ts";

type Deadline = { state: string; expires_at: string | null };

/** Whether one can still apply: the job is open and its deadline, if any, is today or later. */
export function isOpen(job: Deadline, now: Date = new Date()): boolean {
  return job.state === "Open" && (job.expires_at === null || daysLeft(job.expires_at, now) >= 0);
}

/** What a job is called by those who look after it: one past its deadline is closed, whatever it says. */
export function stateShown(job: Deadline, now: Date = new Date()): string {
  return job.state === "Open" && !isOpen(job, now) ? "Closed" : job.state;
}

/** How long one can still apply: `2 days left`, `Last day`, `Closed`, `Filled`; null without a deadline. */
export function deadlineText(job: Deadline, now: Date = new Date()): string | null {
  if (job.state === "Filled") return "Filled";
  if (!isOpen(job, now)) return "Closed";
  if (job.expires_at === null) return null;
  const days = daysLeft(job.expires_at, now);
  if (days === 0) return "Last day";
  return days === 1 ? "1 day left" : `${days} days left`;
}
