import type { JsonLdValue } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { termPath } from "./translation/languages.ts";

type Term = { slug: string; term: string; definition: string };
type TermInLanguage = Term & { language: string; synonyms: string[] };

const dictionaryTitle = "Design Jargon Buster";

function dictionary(): { [key: string]: JsonLdValue } {
  const address = absoluteUrl("/jargon");
  return { "@type": "DefinedTermSet", "@id": address, name: dictionaryTitle, url: address };
}

export function dictionaryStructuredData(terms: Term[]): { [key: string]: JsonLdValue } {
  return {
    ...dictionary(),
    hasDefinedTerm: terms.map(({ term, slug }) => ({
      "@type": "DefinedTerm",
      name: term,
      url: absoluteUrl(`/jargon/${slug}`),
    })),
  };
}

export function termStructuredData({ slug, term, definition, language, synonyms }: TermInLanguage): {
  [key: string]: JsonLdValue;
} {
  return {
    "@type": "DefinedTerm",
    name: term,
    ...(synonyms.length > 0 && { alternateName: synonyms }),
    description: definition,
    inLanguage: language,
    url: absoluteUrl(termPath(slug, language)),
    ...(language !== "en" && { sameAs: absoluteUrl(termPath(slug)) }),
    inDefinedTermSet: dictionary(),
  };
}
