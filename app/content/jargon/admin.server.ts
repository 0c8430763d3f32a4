import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Wanted } from "#app/content/table.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { termsFailed } from "./queries.server.ts";
import { jargonSchema } from "./schema.ts";

// The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
const columns =
  "id, term, definition, category, status, created_at, updated_at, slug, initial, filed_as, user_id, revision_of, import_id";
export type AdminTerm = Pick<
  Tables<"jargon">,
  "id" | "term" | "definition" | "category" | "status" | "created_at" | "updated_at" | "user_id"
>;

/** A page of the terms of every status, from A to Z, and the first letters in use. Throws an Error. */
export async function findTerms(
  supabase: Supabase,
  { search, page, match, without }: Wanted,
): Promise<Paging & { rows: AdminTerm[]; choices: { initial: string[] } }> {
  const read = (from: number, to: number) => {
    const rows = search
      ? supabase.rpc("find_jargon", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("jargon").select(columns, { count: "exact" });
    return rows
      .match(match)
      .is("revision_of", null)
      .is(without || "revision_of", null)
      .order("initial")
      .order("filed_as")
      .order("slug")
      .range(from, to);
  };
  const [initials, list] = await Promise.all([
    supabase.rpc("jargon_initials"),
    readPage<AdminTerm>(page, read, termsFailed),
  ]);
  if (initials.error) throw new Error(termsFailed, { cause: initials.error });
  return { ...list, choices: { initial: initials.data } };
}

export const jargonAdminSchema = jargonSchema.transform(({ category, ...term }) => ({
  ...term,
  category: category ?? null,
}));

export function jargonFormValues(term: Tables<"jargon">): Record<string, string> {
  return {
    term: term.term,
    definition: term.definition,
    category: term.category ?? "",
    related_terms: term.related_terms.join(", "),
  };
}
