import { Badge } from "#app/components/badge.tsx";
import { useLanguage } from "#app/words/use-translator.tsx";
import { deadlineText, isOpen } from "./deadline.ts";
import { salaryParts } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

export function Salary({ job }: { job: JobSummary }) {
  const [salary, details] = salaryParts(job, useLanguage());
  const text = <bdi>{salary}</bdi>;
  if (!details) return <small>{text}</small>;
  return (
    <>
      {text} <small>{details}</small>
    </>
  );
}

/** Only the exception: that it closes soon, or is closed. */
export function DeadlineBadge({ job }: { job: JobSummary }) {
  const text = deadlineText(job, new Date(), useLanguage());
  return text && <Badge tone={isOpen(job) ? "wait" : "bad"}>{text}</Badge>;
}
