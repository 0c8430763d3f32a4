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
  job_type: "Full-time" | "Part-time" | "Contract" | "Freelance" | "Internship";
  category: "Design" | "Content" | "Animation" | "Research";
  description: string;
  responsibilities: string[];
  requirements: string[];
  benefits: string[];
  experience: string;
  salary_minimum: number | null;
  salary_maximum: number | null;
  salary_currency: string | null;
  salary_period: "hour" | "day" | "week" | "month" | "year" | "project" | null;
  application_url: string | null;
  contact_email: string | null;
  company_description: string | null;
  /** expires_at is the day of seeding plus this many days; null for none. */
  expiresInDays: number | null;
  state: "Open" | "Closed" | "Filled" | "Draft";
  featured: boolean;
  tags: string[];
};

export const jobs: JobSeed[] = [...brandJobs, ...productJobs, ...otherJobs];
