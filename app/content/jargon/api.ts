import { z } from "zod";
import { address, entry, entryShape, resource, searchFilter, text } from "#app/content/api-resource.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { jargonCategories } from "./options.ts";
import { type LinkedTerm, termById, termBySlug, termsAfter } from "./queries.server.ts";

const term = z.object({
  ...entryShape,
  slug: text.meta({
    description: "Identifies the term in URLs; /api/jargon/{id} takes it in place of the id.",
  }),
  term: text,
  definition: text,
  category: text.nullable(),
  related_terms: z.array(
    z.object({
      term: text,
      url: address.nullable().meta({ description: "Its page; null if the dictionary has no such term." }),
    }),
  ),
});

export const jargonResource = resource({
  name: "jargon",
  title: "Term",
  filter: z.strictObject({
    search: searchFilter,
    category: z.enum(jargonCategories).optional(),
    letter: z
      .string()
      .regex(/^[A-Z#]$/, "takes a letter from A to Z, or #")
      .optional()
      .meta({ description: "The first letter, A to Z, or # for anything else." }),
  }),
  summary: term,
  detail: term,
  list: termsAfter,
  one: (supabase, id) => (isUuid(id) ? termById(supabase, id) : termBySlug(supabase, id)),
  shape: ({ related, ...row }: LinkedTerm) => ({
    ...row,
    ...entry(row, `/jargon/${row.slug}`),
    related_terms: related.map((one) => ({
      term: one.term,
      url: one.slug && absoluteUrl(`/jargon/${one.slug}`),
    })),
  }),
});
