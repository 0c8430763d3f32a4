import type { jobCategories, jobStates, jobTypes, salaryPeriods } from "#app/content/job/options.ts";
import type { Entry } from "#seeds/entry.ts";

export type JobSeed = Entry & {
  title: string;
  company: string;
  location: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  is_remote: boolean;
  job_type: (typeof jobTypes)[number];
  category: (typeof jobCategories)[number];
  description: string;
  responsibilities: string[];
  requirements: string[];
  benefits: string[];
  experience: string | null;
  salary_minimum: number | null;
  salary_maximum: number | null;
  salary_currency: string | null;
  salary_period: (typeof salaryPeriods)[number] | null;
  salary_note: string | null;
  application_url: string | null;
  contact_email: string | null;
  company_description: string | null;
  /** expires_at is the day of seeding plus this many days; null for none. */
  expiresInDays: number | null;
  state: (typeof jobStates)[number];
  featured: boolean;
  tags: string[];
};

/** What a job has when its poster says nothing about it. */
export const unset = {
  country: null,
  is_remote: false,
  job_type: "Full-time",
  category: "Design",
  description: "",
  responsibilities: [],
  requirements: [],
  benefits: [],
  experience: "3+ years",
  salary_minimum: null,
  salary_maximum: null,
  salary_currency: null,
  salary_period: null,
  salary_note: null,
  application_url: null,
  contact_email: null,
  company_description: null,
  expiresInDays: null,
  state: "Open",
  featured: false,
  tags: [],
} satisfies Partial<JobSeed>;
