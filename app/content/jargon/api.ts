import { z } from "zod";
import {
  address,
  entry,
  entryShape,
  oneOf,
  resource,
  searchFilter,
  text,
} from "#app/content/api-resource.ts";
import { fold } from "#app/lib/fold.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { jargonCategories } from "./options.ts";
import { type LinkedTerm, termNamed, termsAfter } from "./queries.server.ts";

const term = z.object({
  ...entryShape,
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
    category: oneOf(jargonCategories),
    letter: z
      .string()
      .overwrite((text) => fold(text).toUpperCase())
      .regex(/^[A-Z#]$/, "takes a letter from A to Z, or #")
      .optional()
      .meta({ description: "The first letter, A to Z, or # for anything else." }),
  }),
  summary: term,
  detail: term,
  list: (...asked) => termsAfter(...asked, true),
  one: termNamed,
  shape: ({ related, ...row }: LinkedTerm) => ({
    ...row,
    ...entry(row, "jargon"),
    related_terms: related.map((one) => ({
      term: one.term,
      url: one.slug && absoluteUrl(`/jargon/${one.slug}`),
    })),
  }),
});
