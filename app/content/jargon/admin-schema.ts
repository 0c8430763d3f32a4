import type { Tables } from "#app/backend/database.types.ts";
import { jargonSchema } from "./schema.ts";

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
