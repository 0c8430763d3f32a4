import type { Supabase } from "#app/backend/supabase.types.ts";
import { withLogos } from "#app/content/company-logos.server.ts";
import type { InlineBudget } from "#app/images/inline-pictures.server.ts";
import type { Position } from "#app/lib/cursor.ts";
import { todayIn } from "#app/lib/dates.ts";
import { type ListPage, type Order, type Place, placeBehind, readListPage } from "#app/lib/keyset.ts";
import { columnOf } from "#app/lib/slug.ts";
import { inUtc, isTimestamp } from "#app/lib/timestamp.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { JobDetail, JobSummary } from "./schema.ts";

export type JobFilter = {
  search?: string | undefined;
  category?: string | undefined;
  type?: string | undefined;
  currency?: string | undefined;
  paid?: boolean | undefined;
  remote?: boolean | undefined;
};

export const jobsFailed = "Failed to load jobs";
export const jobFailed = "Could not load job details";

const similarCount = 3;

export const jobColumns =
  "id, slug, title, company, location, is_remote, job_type, category, description, salary_minimum, salary_maximum, salary_currency, salary_period, salary_note, logo_id, expires_at, state, featured, tags, created_at, updated_at";
const detailColumns =
  `${jobColumns}, country, responsibilities, requirements, benefits, experience, application_url, contact_email, company_description` as const;

const companyOf = ({ company }: JobSummary) => company;

/** A condition for `or`; `today` is in UTC. */
export function notExpired(today: string): string {
  return `expires_at.is.null,expires_at.gte.${today}`;
}

function matching(
  supabase: Supabase,
  filter: JobFilter,
  now: Date,
  order: { ordered_by: "featured" | "newest"; ranked: boolean },
  place: Place,
) {
  const { search, category, type, currency, paid, remote } = filter;
  const narrowed = {
    query: search || undefined,
    of_category: category,
    of_type: type,
    of_currency: currency,
    only_paid: paid,
    only_remote: remote,
    open_on: todayIn("UTC", now),
  };
  return supabase.rpc("matching_jobs", { ...narrowed, ...order, ...place }).select(jobColumns);
}

const byFeatured: Order<JobSummary> = {
  keys: ({ featured, created_at, id }) => [String(featured), inUtc(created_at), id],
  sound: [(value) => value === "true" || value === "false", isTimestamp, isUuid],
};

/** A page of the approved open jobs that fit the filter: featured ones first, then the newest; of a search the best first. Throws an Error. */
export async function listJobs(
  supabase: Supabase,
  {
    page,
    pageSize,
    budget,
    ...filter
  }: JobFilter & { page?: string | null; pageSize?: number; budget?: InlineBudget },
  now: Date = new Date(),
): Promise<Omit<ListPage<JobSummary>, "rows"> & { jobs: JobSummary[] }> {
  const ask = (place: Place) =>
    matching(supabase, filter, now, { ordered_by: "featured", ranked: true }, place);
  const { rows, ...steps } = await readListPage<JobSummary>(page, byFeatured, ask, jobsFailed, pageSize);
  return { ...steps, jobs: await withLogos(supabase, rows, companyOf, jobsFailed, budget) };
}

export async function jobCurrencies(supabase: Supabase): Promise<string[]> {
  const { data, error } = await supabase.rpc("job_currencies");
  if (error) throw new Error(jobsFailed, { cause: error });
  return data;
}

/** At most `limit` open jobs behind `position`, newest first; `ranked`: of a search the best first. Throws an Error. */
export async function jobsAfter(
  supabase: Supabase,
  filter: JobFilter,
  position: Position | null,
  limit: number,
  ranked = false,
): Promise<JobSummary[]> {
  const place = placeBehind(position, limit);
  const order = { ordered_by: "newest", ranked } as const;
  const { data, error } = await matching(supabase, filter, new Date(), order, place);
  if (error) throw new Error(jobsFailed, { cause: error });
  return data;
}

/** The newest open jobs that say what they pay at least. Throws an Error. */
export async function paidJobs(
  supabase: Supabase,
  { limit, budget }: { limit: number; budget?: InlineBudget },
  now: Date = new Date(),
) {
  const { data, error } = await supabase
    .from("jobs")
    .select(jobColumns)
    .eq("status", "approved")
    .eq("state", "Open")
    .or(notExpired(todayIn("UTC", now)))
    .not("salary_minimum", "is", null)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (error) throw new Error(jobsFailed, { cause: error });
  return withLogos(supabase, data, companyOf, jobsFailed, budget);
}

/** One approved job by its slug or id, closed or expired too; null for any other, even for its owner. Throws an Error. */
export async function jobNamed(supabase: Supabase, name: string): Promise<JobDetail | null> {
  const column = columnOf(name);
  if (!column) return null;
  const { data, error } = await supabase
    .from("jobs")
    .select(detailColumns)
    .eq(column, name)
    .eq("status", "approved")
    .neq("state", "Draft")
    .maybeSingle();
  if (error) throw new Error(jobFailed, { cause: error });
  return data;
}

/** Up to three other open jobs of the same category, the newest first. Throws an Error. */
export async function similarJobs(
  supabase: Supabase,
  job: Pick<JobDetail, "id" | "category">,
  now: Date = new Date(),
): Promise<JobSummary[]> {
  const { data, error } = await supabase
    .from("jobs")
    .select(jobColumns)
    .eq("status", "approved")
    .eq("state", "Open")
    .eq("category", job.category)
    .neq("id", job.id)
    .or(notExpired(todayIn("UTC", now)))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(similarCount);
  if (error) throw new Error(jobFailed, { cause: error });
  return data;
}
