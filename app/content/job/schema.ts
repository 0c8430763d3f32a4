import { z } from "zod";
import { africanCountries } from "#app/lib/countries.ts";
import { countryWords } from "#app/lib/country-names.ts";
import { salaryCurrencies } from "#app/lib/currencies.ts";
import { currencyWords } from "#app/lib/currency-names.ts";
import {
  choice,
  lineList,
  logoPage,
  optionalChoice,
  optionalDay,
  optionalLine,
  optionalLink,
  optionalLogo,
  optionalText,
  requiredLine,
  tagList,
} from "#app/lib/text-fields.ts";
import { optionalEmail } from "#app/lib/written-addresses.ts";
import { type Money, readChoice, readMoney } from "#app/lib/written-values.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { jobCategories, jobTypes, jobTypeWords, salaryPeriods, salaryPeriodWords } from "./options.ts";

const say = sentencesOf("wrong");
const missingMessage = say("required");

export type JobSummary = {
  id: string;
  slug: string;
  title: string;
  company: string;
  location: string;
  is_remote: boolean;
  job_type: string;
  category: string;
  description: string;
  salary_minimum: number | null;
  salary_maximum: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  salary_note: string | null;
  logo_id: string | null;
  expires_at: string | null;
  state: string;
  featured: boolean;
  tags: string[];
  created_at: string;
  updated_at: string;
};

export type JobDetail = JobSummary & {
  country: string | null;
  responsibilities: string[];
  requirements: string[];
  benefits: string[];
  experience: string | null;
  application_url: string | null;
  contact_email: string | null;
  company_description: string | null;
};

type Pay = Money & { period: (typeof salaryPeriods)[number] | null };

/** `KES 120,000`, `R25 000 pm`, `$60k/year` */
function readPay(text: string): Pay | null {
  const money = readMoney(text);
  if (money) return { ...money, period: null };
  for (const { index } of [...text.matchAll(/[\s/]/g)].slice(-3)) {
    const period = readChoice(text.slice(index), salaryPeriods, salaryPeriodWords);
    const amount = period && readMoney(text.slice(0, index));
    if (amount) return { ...amount, period };
  }
  return null;
}

function salary() {
  return z
    .string()
    .trim()
    .refine((text) => text === "" || readPay(text), {
      error: say("job.amount"),
      abort: true,
    })
    .optional()
    .transform((text) => readPay(text ?? ""))
    .refine((money) => money === null || money.amount <= 999_999_999_999.99, say("job.smaller"));
}

export const jobFields = z.object({
  title: requiredLine(missingMessage, 160),
  company: requiredLine(missingMessage, 120),
  location: requiredLine(missingMessage, 160),
  country: optionalChoice(africanCountries, { what: "a country", words: countryWords, such: "Kenya or KE" }),
  is_remote: z.boolean().default(false),
  job_type: choice(jobTypes, { what: "a job type", words: jobTypeWords }).default("Full-time"),
  category: choice(jobCategories, { what: "a category" }).default("Design"),
  description: optionalText(10_000).transform((text) => text ?? ""),
  responsibilities: lineList(20, 300),
  requirements: lineList(20, 300),
  benefits: lineList(20, 300),
  experience: optionalLine(80),
  salary_minimum: salary(),
  salary_maximum: salary(),
  salary_currency: optionalChoice(salaryCurrencies, {
    what: "a currency",
    words: currencyWords,
    such: "NGN or KES",
  }),
  salary_period: optionalChoice(salaryPeriods, { what: "a pay period", words: salaryPeriodWords }),
  salary_note: optionalLine(80),
  application_url: optionalLink(),
  contact_email: optionalEmail(say("email")),
  company_description: optionalText(2000),
  logo_id: optionalLogo(),
  expires_at: optionalDay(),
  tags: tagList(),
});

type Salary = Pick<
  z.output<typeof jobFields>,
  "salary_minimum" | "salary_maximum" | "salary_currency" | "salary_period" | "salary_note"
>;

/** The currency that is chosen; else the one that the signs beside the amounts stand for, if it is one. */
function currencyOf({ salary_currency: chosen, salary_minimum, salary_maximum }: Salary): string | null {
  if (chosen) return chosen;
  const signs = [salary_minimum, salary_maximum].flatMap((money) =>
    money?.currencies ? [money.currencies] : [],
  );
  const common = signs[0]?.filter((code) => signs.every((codes) => codes.includes(code))) ?? [];
  return common.length === 1 ? (common[0] ?? null) : null;
}

/** The period that is chosen, and those that stand behind the amounts: one, where all is well. */
const periodsOf = ({ salary_period: chosen, salary_minimum, salary_maximum }: Salary) => [
  ...new Set([chosen, salary_minimum?.period, salary_maximum?.period].filter((period) => period != null)),
];

export function checkSalary(job: Salary, context: z.RefinementCtx<Salary>): void {
  const [minimum, maximum] = [job.salary_minimum, job.salary_maximum].map((money) => money?.amount ?? null);
  if (minimum == null && maximum == null) return;
  const currency = currencyOf(job);
  for (const name of ["salary_minimum", "salary_maximum"] as const)
    if (currency && job[name]?.currencies?.includes(currency) === false)
      context.addIssue({
        code: "custom",
        path: [name],
        message: say("job.currencies", { sign: job[name].currencies[0] ?? "", currency }),
      });
  const wrong = (path: keyof Salary, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (minimum != null && maximum != null && maximum < minimum) {
    wrong("salary_maximum", say("job.lowest"));
  }
  if (currency === null) wrong("salary_currency", say("job.currency"));
  const periods = periodsOf(job).length;
  if (periods > 1 || (periods === 0 && job.salary_note === null)) wrong("salary_period", say("job.period"));
}

const waysToApply = ["application_url", "contact_email"] as const;

/** Said together with what else is wrong, but not beside a link or an address that is. */
export const hasWayToApply = z.refine<Pick<z.output<typeof jobFields>, (typeof waysToApply)[number]>>(
  (job) => waysToApply.some((name) => job[name]),
  {
    error: say("job.apply"),
    path: ["application_url"],
    when: ({ issues }) => !issues.some(({ path }) => waysToApply.some((name) => name === path?.[0])),
  },
);

export const jobSubmissionSchema = jobFields
  .check(hasWayToApply)
  .superRefine(checkSalary)
  .transform(plainSalary);
export type JobSubmission = z.output<typeof jobSubmissionSchema>;

const amountOf = (money: Money | null) => money?.amount ?? null;

/** The amounts as columns. A currency and a period mean nothing without one. */
export function plainSalary<Job extends Salary>(job: Job) {
  const amounts = {
    salary_minimum: amountOf(job.salary_minimum),
    salary_maximum: amountOf(job.salary_maximum),
  };
  const isEmpty = amounts.salary_minimum === null && amounts.salary_maximum === null;
  return {
    ...job,
    ...amounts,
    salary_currency: isEmpty ? null : currencyOf(job),
    salary_period: isEmpty ? null : (periodsOf(job)[0] ?? null),
  };
}

export function jobFormValues(job: Partial<JobDetail>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(jobFields.shape) as (keyof typeof jobFields.shape)[]) {
    const value = job[name];
    if (Array.isArray(value)) values[name] = value.join(name === "tags" ? ", " : "\n");
    else if (value === true) values[name] = "on";
    else if (name === "logo_id") values[name] = value ? logoPage(String(value)) : "";
    else if (typeof value === "string" || typeof value === "number") values[name] = String(value);
  }
  return values;
}
