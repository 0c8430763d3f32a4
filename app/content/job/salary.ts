import { formatMoney } from "#app/lib/money.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { JobSummary } from "./schema.ts";

type Salary = Pick<
  JobSummary,
  "salary_minimum" | "salary_maximum" | "salary_currency" | "salary_period" | "salary_note"
>;

/** `₦650,000` and `a month · Negotiable`; without an amount the line in words, or `Salary not stated`. */
export function salaryParts(job: Salary, language: Language = "en"): [salary: string, details: string] {
  const t = translator(language, "jobs");
  const { salary_period: period, salary_note: note } = job;
  const money = formatMoney(job.salary_minimum, job.salary_maximum, job.salary_currency, language);
  if (!money) return [note ?? t("noSalary"), ""];
  const time = period && t("period", { period });
  return [money, [time, note].filter(Boolean).join(" · ")];
}

/** `₦650,000 a month · Negotiable` */
export function salaryText(job: Salary, language: Language = "en"): string {
  return salaryParts(job, language).filter(Boolean).join(" ");
}
