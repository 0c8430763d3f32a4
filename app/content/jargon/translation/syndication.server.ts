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
import { termLanguages } from "#app/lib/african-languages.ts";
import { searchText } from "#app/lib/search-text.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { languageInEnglish, languageInItself, termPath } from "./languages.ts";
import {
  type Translation,
  type TranslationFilter,
  translationNamed,
  translationsAfter,
} from "./queries.server.ts";

export function readTranslationFilter(parameters: URLSearchParams) {
  const language = parameters.get("language") ?? "";
  return { search: searchText(parameters), language: termLanguages.includes(language) ? language : "" };
}

const addressOf = ({ jargon_slug, language }: Pick<Translation, "jargon_slug" | "language">) =>
  absoluteUrl(termPath(jargon_slug, language));

export async function translationEntries(
  supabase: Supabase,
  filter: TranslationFilter,
): Promise<FeedEntry[]> {
  const translations = await translationsAfter(supabase, filter, null, feedSize);
  return translations.map((one) => ({
    id: one.id,
    title: one.term,
    summary: one.definition,
    url: addressOf(one),
    published: one.created_at,
    updated: one.updated_at,
    categories: [languageInEnglish(one.language)],
    language: one.language,
  }));
}

/** As a part of a term, too. */
export const translationShape = {
  language: text.meta({ description: "Its ISO 639 code." }),
  term: text,
  definition: text,
  synonyms: z.array(text),
  credit: text.nullable().meta({ description: "Who wrote it." }),
};

export const translationParts = (one: Translation) => ({
  language: one.language,
  term: one.term,
  definition: one.definition,
  synonyms: one.synonyms,
  credit: one.credit,
  url: addressOf(one),
});

const translation = z.object({
  ...entryShape,
  ...translationShape,
  of: z.object({ slug: text, url: address }).meta({ description: "The English term." }),
});

const words = Object.fromEntries(
  termLanguages.map((code) => [code, `${languageInEnglish(code)},${languageInItself(code)}`]),
);

export const translationResource = resource({
  name: "jargon_translations",
  title: "Translation",
  filter: z.strictObject({ search: searchFilter, language: oneOf(termLanguages, words) }),
  summary: translation,
  detail: translation,
  list: (...asked) => translationsAfter(...asked, true),
  one: translationNamed,
  shape: (row: Translation) => ({
    ...entry(row, "jargon"),
    ...translationParts(row),
    of: { slug: row.jargon_slug, url: absoluteUrl(termPath(row.jargon_slug)) },
  }),
});
