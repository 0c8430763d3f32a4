import type { jobCategories, jobStates, jobTypes, salaryPeriods } from "#app/content/job/options.ts";
import type { Entry } from "./entry.ts";
import { brandJobs } from "./jobs/brand.ts";
import { otherJobs } from "./jobs/content-motion-research.ts";
import { productJobs } from "./jobs/product.ts";

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
  experience: string;
  salary_minimum: number | null;
  salary_maximum: number | null;
  salary_currency: string | null;
  salary_period: (typeof salaryPeriods)[number] | null;
  application_url: string | null;
  contact_email: string | null;
  company_description: string | null;
  /** expires_at is the day of seeding plus this many days; null for none. */
  expiresInDays: number | null;
  state: (typeof jobStates)[number];
  featured: boolean;
  tags: string[];
};

export const jobs: JobSeed[] = [...brandJobs, ...productJobs, ...otherJobs];
