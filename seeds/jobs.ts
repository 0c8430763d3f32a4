import type { Entry } from "./entry.ts";

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

export const jobs: JobSeed[] = [
  {
    key: "brand-designer-six-weeks",
    owner: "ama",
    status: "approved",
    daysAgo: 6,
    title: "Brand designer, six weeks",
    company: "Ashe Studio",
    location: "Kigali, Rwanda",
    country: "RW",
    is_remote: true,
    job_type: "Contract",
    category: "Design",
    description: "We are giving a coffee exporter a new face and need one more pair of hands.",
    responsibilities: ["Draw the mark and its small versions"],
    requirements: ["A portfolio with two finished identities"],
    benefits: ["Half of the fee on the first day"],
    experience: "3+ years",
    salary_minimum: 2400,
    salary_maximum: null,
    salary_currency: "USD",
    salary_period: "project",
    application_url: "https://ashe-studio.example/six-weeks",
    contact_email: "jobs@example.com",
    company_description: "Nine people who draw brands.",
    expiresInDays: 2,
    state: "Open",
    featured: true,
    tags: ["branding"],
  },
  {
    key: "motion-designer",
    owner: null,
    status: "pending",
    daysAgo: 1,
    title: "Motion designer",
    company: "Tok Media",
    location: "Lagos, Nigeria",
    country: "NG",
    is_remote: false,
    job_type: "Full-time",
    category: "Animation",
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
  },
];
