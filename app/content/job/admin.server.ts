import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Wanted } from "#app/content/table.server.ts";
import { todayIn } from "#app/lib/dates.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { choice, requiredLine } from "#app/lib/text-fields.ts";
import { jobStates } from "./options.ts";
import { jobColumns, jobsFailed, notExpired } from "./queries.server.ts";
import {
  checkSalary,
  hasWayToApply,
  type JobSummary,
  jobFields,
  jobFormValues,
  plainSalary,
} from "./schema.ts";

// The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
const columns = `${jobColumns}, country, status, user_id, revision_of, import_id` as const;
export type AdminJob = JobSummary & { status: string; user_id: string | null };

/** A page of the jobs of every status, drafts too, the newest first. Throws an Error. */
export async function findJobs(
  supabase: Supabase,
  { search, page, filters: { status: state }, match, without }: Wanted,
  now: Date = new Date(),
): Promise<Paging & { rows: AdminJob[] }> {
  const read = (from: number, to: number) => {
    let rows = search
      ? supabase.rpc("find_jobs", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("jobs").select(columns, { count: "exact" });
    const today = todayIn("UTC", now);
    if (state === "Open") rows = rows.or(notExpired(today));
    // One past its deadline is shown as closed.
    if (state === "Closed") rows = rows.or(`state.eq.Closed,and(state.eq.Open,expires_at.lt.${today})`);
    else if (state) rows = rows.eq("state", state);
    return rows
      .match(match)
      .is("revision_of", null)
      .is(without || "revision_of", null)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  };
  return readPage<AdminJob>(page, read, jobsFailed);
}

const jobRequired = "Please fill in all required fields: title, company, and location.";

export const jobAdminSchema = jobFields
  .extend({
    title: requiredLine(jobRequired, 160),
    company: requiredLine(jobRequired, 120),
    location: requiredLine(jobRequired, 160),
    state: choice(jobStates, { what: "a status" }).default("Open"),
    featured: z.boolean().default(false),
  })
  .check(hasWayToApply)
  .superRefine(checkSalary)
  .transform(plainSalary);

export function jobAdminValues(job: Tables<"jobs">): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(jobFields.shape).map((name) => [name, ""])),
    ...jobFormValues(job),
    state: job.state,
    featured: job.featured ? "on" : "",
  };
}
