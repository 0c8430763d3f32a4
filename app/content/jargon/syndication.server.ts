import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import {
  address,
  entry,
  entryShape,
  oneOf,
  resource,
  searchFilter,
  text,
} from "#app/content/api-resource.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { fold } from "#app/lib/fold.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { Language } from "#app/words/languages.ts";
import { jargonCategories } from "./options.ts";
import { type LinkedTerm, type TermFilter, termNamed, termsAfter } from "./queries.server.ts";
import { termPath } from "./translation/languages.ts";
import { type Translation, textsInLanguage, translationsOf } from "./translation/queries.server.ts";
import { translationParts, translationShape } from "./translation/syndication.server.ts";

/** A term without a text in the language is there in English. */
export async function termEntries(
  supabase: Supabase,
  filter: TermFilter,
  language: Language,
): Promise<FeedEntry[]> {
  const terms = await termsAfter(supabase, filter, null, feedSize);
  const texts = await textsInLanguage(
    supabase,
    language,
    terms.map(({ slug }) => slug),
  );
  const shown = terms.map((term) => ({ ...term, language: "en", ...texts.get(term.slug) }));
  return shown.map((term) => ({
    id: term.id,
    title: term.term,
    summary: term.definition,
    ...(term.language !== language && { language: term.language }),
    url: absoluteUrl(termPath(term.slug, term.language)),
    published: term.created_at,
    updated: term.updated_at,
    categories: term.category ? [term.category] : [],
  }));
}

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
  translations: z
    .array(z.object({ ...translationShape, url: address }))
    .meta({ description: "The term in other languages." }),
});

type TranslatedTerm = LinkedTerm & { translations: Translation[] };

async function withTranslations(supabase: Supabase, terms: LinkedTerm[]): Promise<TranslatedTerm[]> {
  const all = await translationsOf(
    supabase,
    terms.map(({ slug }) => slug),
  );
  return terms.map((term) => ({
    ...term,
    translations: all.filter(({ jargon_slug }) => jargon_slug === term.slug),
  }));
}

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
  list: async (...asked) => withTranslations(asked[0], await termsAfter(...asked, true)),
  one: async (supabase, name) => {
    const term = await termNamed(supabase, name);
    const [translated = null] = await withTranslations(supabase, term ? [term] : []);
    return translated;
  },
  shape: ({ related, translations, ...row }: TranslatedTerm) => ({
    ...row,
    ...entry(row, "jargon"),
    related_terms: related.map((one) => ({
      term: one.term,
      url: one.slug && absoluteUrl(`/jargon/${one.slug}`),
    })),
    translations: translations.map(translationParts),
  }),
});
