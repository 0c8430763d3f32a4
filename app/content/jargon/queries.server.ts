import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database, Tables } from "#app/backend/database.types.ts";
import { jargonLetter, jargonSlug } from "./schema.ts";

type Supabase = SupabaseClient<Database>;

const columns = "id, slug, term, definition, category, related_terms";
export type Term = Pick<
  Tables<"jargon">,
  "id" | "slug" | "term" | "definition" | "category" | "related_terms"
>;
/** `slug` is null where the dictionary has no such term. */
export type RelatedTerm = { term: string; slug: string | null };
export type LinkedTerm = Omit<Term, "related_terms"> & { related: RelatedTerm[] };

export const termPageSize = 100;
const mostSlugs = 1000;
export const termsFailed = "Failed to load terms";

export type TermFilter = {
  search?: string;
  category?: string;
  /** "A" to "Z", or "#" for terms that begin with none of these. */
  letter?: string;
  sort?: "term" | "category";
  direction?: "ascending" | "descending";
  page?: number;
};
type TermPage = { terms: LinkedTerm[]; letters: string[]; total: number; page: number; pages: number };

/**
 * A page of the approved terms with their related terms, and the letters that have terms. A page after
 * the last gives the last. At most four queries. Throws an Error whose cause is the database's.
 */
export async function listTerms(supabase: Supabase, filter: TermFilter): Promise<TermPage> {
  const wanted = filter.page ?? 1;
  const [slugs, first] = await Promise.all([termSlugs(supabase), termRange(supabase, filter, wanted)]);
  let found = first;
  let page = wanted;
  if (wanted > 1 && found.terms.length === 0) {
    const { total } = await termRange(supabase, filter, 1, 1);
    page = pagesOf(total);
    found = await termRange(supabase, filter, page);
  }
  return {
    terms: found.terms.map((term) => withRelated(term, slugs)),
    letters: [...new Set([...slugs].map(jargonLetter))].sort(),
    total: found.total,
    page,
    pages: pagesOf(found.total),
  };
}

async function termRange(supabase: Supabase, filter: TermFilter, page: number, size = termPageSize) {
  const rows = filter.search
    ? supabase.rpc("matching_jargon", { query: filter.search }, { count: "exact" }).select(columns)
    : supabase.from("jargon").select(columns, { count: "exact" }).eq("status", "approved");
  const ofCategory = filter.category ? rows.eq("category", filter.category) : rows;
  const ofLetter = filter.letter
    ? ofCategory.filter("slug", "match", slugPattern(filter.letter))
    : ofCategory;
  const order = { ascending: filter.direction !== "descending" };
  const sorted = filter.sort === "category" ? ofLetter.order("category", order) : ofLetter;
  // The slug sorts without regard to case and accents, whatever the database's collation.
  const { data, count, error } = await sorted
    .order("slug", filter.sort === "category" ? { ascending: true } : order)
    .range((page - 1) * size, page * size - 1);
  const isPastTheEnd = error?.code === "PGRST103";
  if (error && !isPastTheEnd) throw new Error(termsFailed, { cause: error });
  return { terms: (data ?? []) as Term[], total: count ?? 0 };
}

function slugPattern(letter: string): string {
  return /^[A-Z]$/.test(letter) ? `^${letter.toLowerCase()}` : "^[^a-z]";
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / termPageSize));
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
  const { data: term, error } = await supabase
    .from("jargon")
    .select(columns)
    .eq("slug", slug)
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
