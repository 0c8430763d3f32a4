import { formatMoney } from "#app/lib/money.ts";
import type { JobSummary } from "./schema.ts";

type Salary = Pick<JobSummary, "salary_minimum" | "salary_maximum" | "salary_currency">;

const salaryNotStated = "Salary not stated";

/** `₦650,000`, without the period, or `Salary not stated`. */
export function salaryText(job: Salary): string {
  return formatMoney(job.salary_minimum, job.salary_maximum, job.salary_currency) ?? salaryNotStated;
}

/** `a month`; null where no salary is stated. */
export function periodText(job: Salary & { salary_period: string | null }): string | null {
  const isStated = job.salary_minimum !== null || job.salary_maximum !== null;
  return isStated && job.salary_period
    ? `${job.salary_period === "hour" ? "an" : "a"} ${job.salary_period}`
    : null;
}
