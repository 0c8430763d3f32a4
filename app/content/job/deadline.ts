import { daysLeft } from "#app/lib/dates.ts";

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
export function deadlineText(job: Deadline, now: Date = new Date()): string | null {
  if (job.state === "Filled") return "Filled";
  if (!isOpen(job, now)) return "Closed";
  const days = job.expires_at === null ? Number.POSITIVE_INFINITY : daysLeft(job.expires_at, now);
  if (days > soonDays) return null;
  if (days === 0) return "Last day";
  return days === 1 ? "1 day left" : `${days} days left`;
}
