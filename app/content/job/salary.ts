import { formatMoney } from "#app/lib/money.ts";
import type { JobSummary } from "./schema.ts";

type Salary = Pick<
  JobSummary,
  "salary_minimum" | "salary_maximum" | "salary_currency" | "salary_period" | "salary_note"
>;

/** `₦650,000` and `a month · Negotiable`; without an amount the line in words, or `Salary not stated`. */
export function salaryParts(job: Salary): [salary: string, details: string] {
  const { salary_period: period, salary_note: note } = job;
  const money = formatMoney(job.salary_minimum, job.salary_maximum, job.salary_currency);
  if (!money) return [note ?? "Salary not stated", ""];
  const time = period && `${period === "hour" ? "an" : "a"} ${period}`;
  return [money, [time, note].filter(Boolean).join(" · ")];
}

/** `₦650,000 a month · Negotiable` */
export function salaryText(job: Salary): string {
  return salaryParts(job).filter(Boolean).join(" ");
}
