import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import {
  address,
  entry,
  entryShape,
  fullAddress,
  oneOf,
  onlyYes,
  resource,
  searchFilter,
  tags,
  text,
} from "#app/content/api-resource.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { salaryCurrencies } from "#app/lib/currencies.ts";
import { currencyWords } from "#app/lib/currency-names.ts";
import { shorten } from "#app/lib/shorten.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type Language, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { isOpen } from "./deadline.ts";
import { offerOf } from "./offer.ts";
import { jobCategories, jobTypeIn, jobTypes, salaryPeriods } from "./options.ts";
import { placeOfJob } from "./place.ts";
import { type JobFilter, jobNamed, jobsAfter } from "./queries.server.ts";
import type { JobDetail, JobSummary } from "./schema.ts";

const longestSummary = 500;

export async function jobEntries(
  supabase: Supabase,
  filter: JobFilter,
  language: Language,
): Promise<FeedEntry[]> {
  const t = translator(language, "feeds");
  const typeIn = (type: string) => jobTypeIn(translator(language, "jobs"), type);
  const jobs = await jobsAfter(supabase, filter, null, feedSize);
  return jobs.map((job) => ({
    id: job.id,
    title: translator(language, "jobPage")("titleAt", { title: job.title, company: job.company }),
    summary: [
      t("job", { type: typeIn(job.job_type), place: placeOfJob(job, language) }),
      offerOf(job, language).join(". "),
      shorten(job.description, longestSummary),
    ]
      .filter(Boolean)
      .join("\n\n"),
    url: absoluteUrl(localPath(language, `/jobs/${job.slug}`)),
    published: job.created_at,
    updated: job.updated_at,
    categories: [job.category, job.job_type, ...job.tags],
  }));
}

const summary = z.object({
  ...entryShape,
  title: text,
  company: text,
  location: text,
  is_remote: z.boolean(),
  job_type: z.enum(jobTypes),
  category: z.enum(jobCategories),
  description: text,
  salary_minimum: z.number().nullable(),
  salary_maximum: z.number().nullable(),
  salary_currency: text.nullable().meta({ description: "An ISO 4217 code." }),
  salary_period: z.enum(salaryPeriods).nullable(),
  salary_note: text.nullable().meta({ description: "What the amounts don’t say, such as Negotiable." }),
  expires_at: z.iso.date().nullable().meta({ description: "The last day to apply." }),
  is_open: z.boolean().meta({ description: "Whether the job is still open. Lists hold open jobs only." }),
  featured: z.boolean(),
  tags,
});

const detail = summary.extend({
  country: text.nullable().meta({ description: "An ISO 3166-1 code." }),
  responsibilities: z.array(text),
  requirements: z.array(text),
  benefits: z.array(text),
  experience: text.nullable(),
  application_url: address.nullable(),
  company_description: text.nullable(),
});

export const jobResource = resource({
  name: "jobs",
  title: "Job",
  filter: z.strictObject({
    search: searchFilter,
    category: oneOf(jobCategories),
    type: oneOf(jobTypes),
    currency: oneOf(salaryCurrencies, currencyWords).meta({ description: "Jobs paid in this currency." }),
    paid: onlyYes.meta({ description: "Jobs that say what they pay." }),
    remote: onlyYes.meta({ description: "Remote jobs only." }),
  }),
  summary,
  detail,
  list: (supabase, { remote, paid, ...filter }, position, limit) =>
    jobsAfter(supabase, { ...filter, remote: remote === "yes", paid: paid === "yes" }, position, limit, true),
  one: jobNamed,
  shape: (row: JobSummary & Partial<JobDetail>) => ({
    ...row,
    ...entry(row, "jobs"),
    application_url: fullAddress(row.application_url ?? null),
    is_open: isOpen(row),
  }),
});
