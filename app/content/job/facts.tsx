import { Placeholder } from "#app/ui/placeholder.tsx";
import { periodText, salaryText } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

/** A company keeps its cloth over all its jobs. */
export function CompanyMark({ company }: { company: string }) {
  return (
    <span className="mono">
      <Placeholder id={company} title={company} />{" "}
    </span>
  );
}

export function Salary({ job }: { job: JobSummary }) {
  const period = periodText(job);
  return (
    <>
      <strong>{salaryText(job)}</strong>
      {period && <span className="small whitespace-nowrap"> {period}</span>}
    </>
  );
}
