import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Position } from "#app/lib/cursor.ts";
import { fold } from "#app/lib/fold.ts";
import { type ListPage, type Order, type Place, placeBehind, readListPage } from "#app/lib/keyset.ts";
import { columnOf, isSlug } from "#app/lib/slug.ts";
import { jargonCategories } from "./options.ts";
import { type FoundName, namesFound } from "./translation/queries.server.ts";

const columns =
  "id, slug, initial, filed_as, term, definition, category, related_terms, text_version, created_at, updated_at";
type Term = Pick<
  Tables<"jargon">,
  | "id"
  | "slug"
  | "initial"
  | "filed_as"
  | "term"
  | "definition"
  | "category"
  | "related_terms"
  | "text_version"
  | "created_at"
  | "updated_at"
>;
/** `slug` is null where the dictionary has no such term. */
type RelatedTerm = { term: string; slug: string | null };
export type LinkedTerm = Omit<Term, "related_terms"> & {
  related: RelatedTerm[];
  /** Names in other languages that a search has found it by. */
  found?: FoundName[] | undefined;
};

/** Where words are longer than in English, fewer come in one flight. */
export const termPageSizes = { english: 24, others: 20 };
export const termsFailed = "Failed to load terms";

export type TermFilter = {
  search?: string | undefined;
  category?: string | undefined;
  /** "A" to "Z", or "#" for terms that begin with none of these. */
  letter?: string | undefined;
};
type TermOrder = { sort?: "term" | "category"; direction?: "ascending" | "descending" };
function matching(
  supabase: Supabase,
  filter: TermFilter,
  order: { ordered_by: "term" | "category" | "newest"; ranked: boolean; falling?: boolean },
  place: Place,
) {
  const { search, category, letter } = filter;
  const narrowed = {
    query: search || undefined,
    of_category: category || undefined,
    of_letter: letter || undefined,
  };
  return supabase.rpc("matching_jargon", { ...narrowed, ...order, ...place }).select(columns);
}

/** As the database sorts; the slug tells terms of one name apart. */
const byTerm: Order<Pick<Term, "initial" | "filed_as" | "slug">> = {
  keys: ({ initial, filed_as, slug }) => [initial, filed_as, slug],
  sound: [isLetter, (value) => value === "" || isSlug(value), isSlug],
};
/** Terms without a category come last. */
const byCategory: Order<Term> = {
  keys: (term) => [String(term.category === null), term.category ?? "", ...byTerm.keys(term)],
  sound: [
    (value) => value === "true" || value === "false",
    (value) => value === "" || (jargonCategories as readonly string[]).includes(value),
    ...byTerm.sound,
  ],
};

function isLetter(value: string): boolean {
  return /^[A-Z#]$/.test(value);
}

/** A page of the approved terms with their related terms, of a search the best first; at most four queries. Throws an Error. */
export async function listTerms(
  supabase: Supabase,
  {
    sort = "term",
    direction = "ascending",
    page,
    pageSize = termPageSizes.english,
    ...filter
  }: TermFilter & TermOrder & { page?: string | null; pageSize?: number },
): Promise<Omit<ListPage<Term>, "rows"> & { terms: LinkedTerm[] }> {
  const falling = direction === "descending";
  // Who sorts by category, or from Z to A, has chosen an order.
  const order = { ordered_by: sort, falling, ranked: sort === "term" && !falling };
  const ask = (place: Place) => matching(supabase, filter, order, place);
  const keys = sort === "category" ? byCategory : byTerm;
  const { rows, ...steps } = await readListPage<Term>(page, keys, ask, termsFailed, pageSize);
  const [terms, found] = await Promise.all([
    withRelated(supabase, rows),
    filter.search
      ? namesFound(
          supabase,
          filter.search,
          rows.map(({ slug }) => slug),
        )
      : null,
  ]);
  return {
    ...steps,
    terms: found ? terms.map((term) => ({ ...term, found: otherNames(term, found.get(term.slug)) })) : terms,
  };
}

/** How many approved terms there are, in all and by first letter. Throws an Error. */
export async function termTotals(
  supabase: Supabase,
): Promise<{ all: number; letters: { letter: string; count: number }[] }> {
  const { data, error } = await supabase.rpc("jargon_totals");
  if (error) throw new Error(termsFailed, { cause: error });
  const letters = data.flatMap(({ letter, total }) => (letter === "" ? [] : [{ letter, count: total }]));
  return {
    all: data.find(({ letter }) => letter === "")?.total ?? 0,
    letters: letters.sort((a, b) => (a.letter < b.letter ? -1 : 1)),
  };
}

/** At most `limit` approved terms behind `position`, newest first; `ranked`: of a search the best first. Throws an Error. */
export async function termsAfter(
  supabase: Supabase,
  filter: TermFilter,
  position: Position | null,
  limit: number,
  ranked = false,
): Promise<LinkedTerm[]> {
  const place = placeBehind(position, limit);
  const { data, error } = await matching(supabase, filter, { ordered_by: "newest", ranked }, place);
  if (error) throw new Error(termsFailed, { cause: error });
  return withRelated(supabase, data);
}

type TermLink = Pick<Term, "slug" | "term">;

/** The terms before and after one, from A to Z. Throws an Error. */
export async function neighborsOf(
  supabase: Supabase,
  term: Parameters<typeof byTerm.keys>[0],
): Promise<{ previous: TermLink | null; next: TermLink | null }> {
  const beside = async (backwards: boolean) => {
    const place = { seen: byTerm.keys(term), backwards, max_rows: 1 };
    const { data, error } = await matching(supabase, {}, { ordered_by: "term", ranked: false }, place);
    if (error) throw new Error(termsFailed, { cause: error });
    return data[0] ?? null;
  };
  const [previous, next] = await Promise.all([beside(true), beside(false)]);
  return { previous, next };
}

/** One approved term by its slug or id, with its related terms; null where there is none. Throws an Error. */
export async function termNamed(supabase: Supabase, name: string): Promise<LinkedTerm | null> {
  const column = columnOf(name);
  if (!column) return null;
  const { data: term, error } = await supabase
    .from("jargon")
    .select(columns)
    .eq(column, name)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(termsFailed, { cause: error });
  if (!term) return null;
  const [linked] = await withRelated(supabase, [term]);
  return linked ?? null;
}

async function withRelated(supabase: Supabase, terms: Term[]): Promise<LinkedTerm[]> {
  const names = new Set(terms.flatMap(({ related_terms }) => related_terms));
  const slugs = new Map<string, string>();
  if (names.size > 0) {
    const { data, error } = await supabase.rpc("known_slugs", { names: [...names] });
    if (error) throw new Error(termsFailed, { cause: error });
    for (const { name, slug } of data) slugs.set(name, slug);
  }
  return terms.map(({ related_terms, ...term }) => ({
    ...term,
    related: related_terms.map((name) => {
      const slug = slugs.get(name) ?? null;
      return { term: name, slug: slug === term.slug ? null : slug };
    }),
  }));
}

/** Without those that are the English one, too. */
const otherNames = ({ term }: { term: string }, found: FoundName[] = []) =>
  found.filter((name) => fold(name.term) !== fold(term));
