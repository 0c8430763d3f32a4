import { z } from "zod";
import { africanCountries } from "#app/lib/countries.ts";
import {
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
import { salaryCurrencies } from "./currencies.ts";
import { jobCategories, jobTypes, salaryPeriods } from "./options.ts";

const missingMessage = "Please fill in all required fields";

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

const byThrees = /^\d{1,3}(?:[\s,]\d{3})+(?:\.\d*)?$/;

function salary() {
  return z
    .string()
    .trim()
    .overwrite((text) => (byThrees.test(text) ? text.replace(/[\s,]/g, "") : text))
    .regex(/^(?:\d+(?:\.\d{1,2})?)?$/, "Enter a plain number, such as 650000.")
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .refine((amount) => amount === null || amount <= 999_999_999_999.99, "Enter a smaller amount.");
}

export const jobFields = z.object({
  title: requiredLine(missingMessage, 160),
  company: requiredLine(missingMessage, 120),
  location: requiredLine(missingMessage, 160),
  country: optionalChoice(africanCountries, "a country"),
  is_remote: z.boolean().default(false),
  job_type: z.enum(jobTypes, { error: "Choose a job type from the list." }).default("Full-time"),
  category: z.enum(jobCategories, { error: "Choose a category from the list." }).default("Design"),
  description: optionalText(10_000).transform((text) => text ?? ""),
  responsibilities: lineList(20, 300),
  requirements: lineList(20, 300),
  benefits: lineList(20, 300),
  experience: optionalLine(80),
  salary_minimum: salary(),
  salary_maximum: salary(),
  salary_currency: optionalChoice(salaryCurrencies, "a currency"),
  salary_period: optionalChoice(salaryPeriods, "a period"),
  salary_note: optionalLine(80),
  application_url: optionalLink(),
  contact_email: optionalLine(254).refine(
    (address) => address === null || z.email().safeParse(address).success,
    "Enter an email address such as name@example.com.",
  ),
  company_description: optionalText(2000),
  logo_id: optionalLogo(),
  expires_at: optionalDay(),
  tags: tagList(),
});

type Salary = Pick<
  z.output<typeof jobFields>,
  "salary_minimum" | "salary_maximum" | "salary_currency" | "salary_period" | "salary_note"
>;

export function checkSalary(job: Salary, context: z.RefinementCtx<Salary>): void {
  const { salary_minimum: minimum, salary_maximum: maximum } = job;
  if (minimum === null && maximum === null) return;
  const say = (path: keyof Salary, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (minimum !== null && maximum !== null && maximum < minimum) {
    say("salary_maximum", "The highest salary can't be less than the lowest.");
  }
  if (job.salary_currency === null) say("salary_currency", "Choose a currency for the salary.");
  if (job.salary_period === null && job.salary_note === null)
    say("salary_period", "Choose the period the salary covers.");
}

const waysToApply = ["application_url", "contact_email"] as const;

/** Said together with what else is wrong, but not beside a link or an address that is. */
export const hasWayToApply = z.refine<Pick<z.output<typeof jobFields>, (typeof waysToApply)[number]>>(
  (job) => waysToApply.some((name) => job[name]),
  {
    error: "Add an application link or an email, so that people can apply.",
    path: ["application_url"],
    when: ({ issues }) => !issues.some(({ path }) => waysToApply.some((name) => name === path?.[0])),
  },
);

export const jobSubmissionSchema = jobFields
  .check(hasWayToApply)
  .superRefine(checkSalary)
  .transform(dropEmptySalary);
export type JobSubmission = z.output<typeof jobSubmissionSchema>;

/** A currency and a period mean nothing without an amount. */
export function dropEmptySalary<Job extends Salary>(job: Job): Job {
  if (job.salary_minimum !== null || job.salary_maximum !== null) return job;
  return { ...job, salary_currency: null, salary_period: null };
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
