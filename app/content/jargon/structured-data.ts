import type { JsonLdValue } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { isLanguage, type Language, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { termPath } from "./translation/languages.ts";

type Term = { slug: string; term: string };
type TermInLanguage = Term & { definition: string; language: string; synonyms: string[] };

function dictionary(language: Language): { [key: string]: JsonLdValue } {
  const address = absoluteUrl(localPath(language, "/jargon"));
  const name = translator(language, "jargon")("title");
  return { "@type": "DefinedTermSet", "@id": address, name, inLanguage: language, url: address };
}

/** A term without a `translation` into the language is there in English. */
export function dictionaryStructuredData(
  language: Language,
  terms: (Term & { translation?: { term: string } | undefined })[],
): { [key: string]: JsonLdValue } {
  return {
    ...dictionary(language),
    hasDefinedTerm: terms.map(({ term, slug, translation }) => ({
      "@type": "DefinedTerm",
      name: translation?.term ?? term,
      url: absoluteUrl(termPath(slug, translation ? language : "en")),
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
    inDefinedTermSet: dictionary(isLanguage(language) ? language : "en"),
  };
}
