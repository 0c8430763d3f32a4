import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database, Tables } from "#app/backend/database.types.ts";
import { type Position, rowsAfter } from "#app/lib/cursor.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { LogoSubmission } from "./schema.ts";

type Supabase = SupabaseClient<Database>;

const columns = "id, title, company, description, designer, year, tags, image_url, created_at, updated_at";
export type Logo = Pick<
  Tables<"logos">,
  | "id"
  | "title"
  | "company"
  | "description"
  | "designer"
  | "year"
  | "tags"
  | "image_url"
  | "created_at"
  | "updated_at"
>;
export type Company = { company: string; count: number };

const featuredLogoCount = 6;
export const logosFailed = "Failed to load logos";
export const logoFailed = "Could not load logo details";
export const logoSubmitFailed = "Failed to submit logo";

export type LogoFilter = { search?: string | undefined; company?: string | undefined };

/** The approved logos that fit the filter, for the caller to order and cut; counted where asked. */
function matching(supabase: Supabase, { search, company }: LogoFilter, options?: { count: "exact" }) {
  const rows = search
    ? supabase.rpc("matching_logos", { query: search }, options).select(columns)
    : supabase.from("logos").select(columns, options).eq("status", "approved");
  return company ? rows.eq("company", company) : rows;
}

/**
 * A page of the approved logos, newest first; `search` looks at title and company, `company` is exact.
 * Throws an Error whose cause is the database's.
 */
export async function listLogos(
  supabase: Supabase,
  { page = 1, pageSize, ...filter }: LogoFilter & { page?: number; pageSize?: number },
): Promise<Paging & { logos: Logo[] }> {
  const read = (from: number, to: number) =>
    matching(supabase, filter, { count: "exact" })
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  const { rows, ...paging } = await readPage<Logo>(page, read, logosFailed, pageSize);
  return { ...paging, logos: rows };
}

/** At most `limit` approved logos behind `position`, newest first. Throws an Error whose cause is the database's. */
export async function logosAfter(
  supabase: Supabase,
  filter: LogoFilter,
  position: Position | null,
  limit: number,
): Promise<Logo[]> {
  const { data, error } = await rowsAfter(matching(supabase, filter), position, limit);
  if (error) throw new Error(logosFailed, { cause: error });
  return data;
}

/** The newest approved logos for the home page. Throws an Error whose cause is the database's. */
export async function featuredLogos(supabase: Supabase, limit = featuredLogoCount): Promise<Logo[]> {
  const { data, error } = await supabase
    .from("logos")
    .select(columns)
    .eq("status", "approved")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (error) throw new Error(logosFailed, { cause: error });
  return data;
}

/**
 * One approved logo, or null: for a malformed id, an unknown one, and a logo that is not approved, even
 * for its owner. Throws an Error whose cause is the database's.
 */
export async function logoById(supabase: Supabase, id: string | undefined): Promise<Logo | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await supabase
    .from("logos")
    .select(columns)
    .eq("id", id)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(logoFailed, { cause: error });
  return data;
}

/** Every company that has approved logos, with their number, by name. */
export async function logoCompanies(supabase: Supabase): Promise<Company[]> {
  const { data, error } = await supabase.rpc("logo_companies");
  if (error) throw new Error(logosFailed, { cause: error });
  return data.sort((a, b) => a.company.localeCompare(b.company, "en"));
}

/**
 * Hands a logo in for review. `submissionId` belongs to the form that was filled in: posting that form
 * again gives the same logo. Throws an Error for the member to read, whose cause is the database's.
 */
export async function submitLogo(
  supabase: Supabase,
  values: Omit<LogoSubmission, "image"> & { image_url: string },
  submissionId: string,
): Promise<{ id: string }> {
  const row = {
    title: values.title,
    company: values.company,
    description: values.description,
    designer: values.designer,
    year: values.year,
    tags: values.tags,
    image_url: values.image_url,
    submission_id: submissionId,
  };
  const { data, error } = await supabase.from("logos").insert(row).select("id").single();
  if (data) return data;
  if (error.code === uniqueViolation) {
    const earlier = await submittedLogo(supabase, submissionId);
    if (earlier) return earlier;
  }
  throw new Error(logoSubmitFailed, { cause: error });
}

const uniqueViolation = "23505";

/** The member's own logo that a form was posted for before, if any. */
export async function submittedLogo(
  supabase: Supabase,
  submissionId: string,
): Promise<{ id: string } | null> {
  if (!isUuid(submissionId)) return null;
  const { data } = await supabase.from("logos").select("id").eq("submission_id", submissionId).maybeSingle();
  return data;
}
