import type { JobSeed } from "#seeds/jobs.ts";

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
  application_url: null,
  contact_email: null,
  company_description: null,
  expiresInDays: null,
  state: "Open",
  featured: false,
  tags: [],
} satisfies Partial<JobSeed>;
