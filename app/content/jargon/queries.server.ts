import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database, Tables } from "#app/backend/database.types.ts";
import { type Position, rowsAfter } from "#app/lib/cursor.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { jargonLetter, jargonSlug } from "./schema.ts";

type Supabase = SupabaseClient<Database>;

const columns = "id, slug, term, definition, category, related_terms, created_at, updated_at";
type Term = Pick<
  Tables<"jargon">,
  "id" | "slug" | "term" | "definition" | "category" | "related_terms" | "created_at" | "updated_at"
>;
/** `slug` is null where the dictionary has no such term. */
type RelatedTerm = { term: string; slug: string | null };
export type LinkedTerm = Omit<Term, "related_terms"> & { related: RelatedTerm[] };

const termPageSize = 100;
const mostSlugs = 1000;
export const termsFailed = "Failed to load terms";

export type TermFilter = {
  search?: string | undefined;
  category?: string | undefined;
  /** "A" to "Z", or "#" for terms that begin with none of these. */
  letter?: string | undefined;
};
type TermList = TermFilter & {
  sort?: "term" | "category";
  direction?: "ascending" | "descending";
  page?: number;
};

/** The approved terms that fit the filter, for the caller to order and cut; counted where asked. */
function matching(supabase: Supabase, filter: TermFilter, options?: { count: "exact" }) {
  const { search, category, letter } = filter;
  let rows = search
    ? supabase.rpc("matching_jargon", { query: search }, options).select(columns)
    : supabase.from("jargon").select(columns, options).eq("status", "approved");
  if (category) rows = rows.eq("category", category);
  if (letter) rows = rows.filter("slug", "match", slugPattern(letter));
  return rows;
}

/**
 * A page of the approved terms with their related terms, and the letters that have terms. At most four
 * queries. Throws an Error whose cause is the database's.
 */
export async function listTerms(
  supabase: Supabase,
  { sort = "term", direction = "ascending", page = 1, ...filter }: TermList,
): Promise<Paging & { terms: LinkedTerm[]; letters: string[] }> {
  const order = { ascending: direction === "ascending" };
  const read = (from: number, to: number) => {
    let rows = matching(supabase, filter, { count: "exact" });
    if (sort === "category") rows = rows.order("category", order);
    // The slug sorts without regard to case and accents, whatever the database's collation.
    return rows.order("slug", sort === "category" ? { ascending: true } : order).range(from, to);
  };
  const [slugs, { rows, ...paging }] = await Promise.all([
    termSlugs(supabase),
    readPage<Term>(page, read, termsFailed, termPageSize),
  ]);
  return {
    ...paging,
    terms: rows.map((term) => withRelated(term, slugs)),
    letters: [...new Set([...slugs].map(jargonLetter))].sort(),
  };
}

/** At most `limit` approved terms behind `position`, newest first. Throws an Error whose cause is the database's. */
export async function termsAfter(
  supabase: Supabase,
  filter: TermFilter,
  position: Position | null,
  limit: number,
): Promise<LinkedTerm[]> {
  const [slugs, { data, error }] = await Promise.all([
    termSlugs(supabase),
    rowsAfter(matching(supabase, filter), position, limit),
  ]);
  if (error) throw new Error(termsFailed, { cause: error });
  return data.map((term) => withRelated(term, slugs));
}

function slugPattern(letter: string): string {
  return /^[A-Z]$/.test(letter) ? `^${letter.toLowerCase()}` : "^[^a-z]";
}

/** The slugs of the dictionary: they tell its letters and which related terms have a page. */
async function termSlugs(supabase: Supabase): Promise<Set<string>> {
  const { data, error } = await supabase
    .from("jargon")
    .select("slug")
    .eq("status", "approved")
    .order("slug")
    .limit(mostSlugs);
  if (error) throw new Error(termsFailed, { cause: error });
  return new Set(data.map(({ slug }) => slug));
}

/**
 * One approved term with its related terms, or null where there is none of that slug. Throws an Error
 * whose cause is the database's.
 */
export async function termBySlug(supabase: Supabase, slug: string | undefined): Promise<LinkedTerm | null> {
  if (!slug || !/^[\p{L}\p{N}-]{1,100}$/u.test(slug)) return null;
  return readTerm(supabase, "slug", slug);
}

/** As `termBySlug`, by the term's id. */
export async function termById(supabase: Supabase, id: string | undefined): Promise<LinkedTerm | null> {
  return isUuid(id) ? readTerm(supabase, "id", id) : null;
}

async function readTerm(
  supabase: Supabase,
  column: "slug" | "id",
  value: string,
): Promise<LinkedTerm | null> {
  const { data: term, error } = await supabase
    .from("jargon")
    .select(columns)
    .eq(column, value)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(termsFailed, { cause: error });
  if (!term) return null;

  const wanted = term.related_terms.map(jargonSlug).filter(Boolean);
  if (wanted.length === 0) return withRelated(term, new Set());
  const related = await supabase.from("jargon").select("slug").eq("status", "approved").in("slug", wanted);
  if (related.error) throw new Error(termsFailed, { cause: related.error });
  return withRelated(term, new Set(related.data.map((row) => row.slug)));
}

function withRelated({ related_terms, ...term }: Term, slugs: Set<string>): LinkedTerm {
  const related = related_terms.map((name) => {
    const slug = jargonSlug(name);
    return { term: name, slug: slugs.has(slug) && slug !== term.slug ? slug : null };
  });
  return { ...term, related };
}
