import type { Json } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";

type Term = { slug: string; term: string; definition: string };

export const dictionaryTitle = "Design Jargon Buster";

/** The dictionary as schema.org describes one; its terms are named where they stand. */
function dictionary(): { [key: string]: Json } {
  const address = absoluteUrl("/jargon");
  return { "@type": "DefinedTermSet", "@id": address, name: dictionaryTitle, url: address };
}

/** The dictionary with the terms of one page of it by name: their own pages define them. */
export function dictionaryStructuredData(terms: Term[]): { [key: string]: Json } {
  return {
    ...dictionary(),
    hasDefinedTerm: terms.map(({ term, slug }) => ({
      "@type": "DefinedTerm",
      name: term,
      url: absoluteUrl(`/jargon/${slug}`),
    })),
  };
}

/** One term with the dictionary it stands in. */
export function termStructuredData({ slug, term, definition }: Term): { [key: string]: Json } {
  return {
    "@type": "DefinedTerm",
    name: term,
    description: definition,
    url: absoluteUrl(`/jargon/${slug}`),
    inDefinedTermSet: dictionary(),
  };
}
