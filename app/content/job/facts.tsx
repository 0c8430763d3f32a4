import { Monogram } from "#app/ui/monogram.tsx";
import { periodText, salaryText } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

export function CompanyMark({ company }: { company: string }) {
  return <Monogram name={company} />;
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
