// What cards, the page of a job and the dashboard all say of one.

import { Placeholder } from "#app/ui/placeholder.tsx";
import { periodText, salaryText } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

/** What stands for the mark of a company: its own cloth, the same with all its jobs. */
export function CompanyMark({ company }: { company: string }) {
  return (
    <span className="mono">
      <Placeholder id={company} title={company} />{" "}
    </span>
  );
}

/** The amount and what it is paid for. */
export function Salary({ job }: { job: JobSummary }) {
  const period = periodText(job);
  return (
    <>
      <strong>{salaryText(job)}</strong>
      {period && <span className="small whitespace-nowrap"> {period}</span>}
    </>
  );
}
