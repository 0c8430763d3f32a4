import type { Tables } from "#app/backend/database.types.ts";
import { jargonSchema } from "./schema.ts";

/** What an admin fills in: the same as everybody; no category is null in the table. */
export const jargonAdminSchema = jargonSchema.transform(({ category, ...term }) => ({
  ...term,
  category: category ?? null,
}));

/** A term as the values of its form. */
export function jargonFormValues(term: Tables<"jargon">): Record<string, string> {
  return {
    term: term.term,
    definition: term.definition,
    category: term.category ?? "",
    related_terms: term.related_terms.join(", "),
  };
}
