import type { Supabase } from "#app/backend/supabase.types.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { shorten } from "#app/lib/shorten.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { offerOf } from "./offer.ts";
import { placeOfJob } from "./place.ts";
import { type JobFilter, jobsAfter } from "./queries.server.ts";

const longestSummary = 500;

export async function jobEntries(supabase: Supabase, filter: JobFilter): Promise<FeedEntry[]> {
  const jobs = await jobsAfter(supabase, filter, null, feedSize);
  return jobs.map((job) => ({
    id: job.id,
    title: `${job.title} at ${job.company}`,
    summary: [
      `${job.job_type}, ${placeOfJob(job)}`,
      offerOf(job).join(". "),
      shorten(job.description, longestSummary),
    ]
      .filter(Boolean)
      .join("\n\n"),
    url: absoluteUrl(`/jobs/${job.slug}`),
    published: job.created_at,
    updated: job.updated_at,
    categories: [job.category, job.job_type, ...job.tags],
  }));
}
