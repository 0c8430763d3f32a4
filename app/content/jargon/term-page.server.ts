import type { Supabase } from "#app/backend/supabase.types.ts";
import { diagramOf } from "./diagrams.server.ts";
import { type LinkedTerm, neighborsOf, termNamed } from "./queries.server.ts";
import { type Translation, textsInLanguage, translationsOf } from "./translation/queries.server.ts";

/** A term in the language of its text. */
export type ShownTerm = LinkedTerm & {
  language: string;
  synonyms: string[];
  credit: string | null;
  /** The English text has changed since. */
  isBehind: boolean;
  /** Its own address as a translation; null for the English text. */
  translation: string | null;
};

/** The text for a page in `language`: where there is none, the English one. */
function inLanguage(term: LinkedTerm, translations: Translation[], language: string): ShownTerm {
  const found = translations.find((one) => one.language === language);
  if (!found)
    return { ...term, language: "en", synonyms: [], credit: null, isBehind: false, translation: null };
  return {
    ...term,
    term: found.term,
    definition: found.definition,
    language,
    synonyms: found.synonyms,
    credit: found.credit,
    isBehind: found.text_version < term.text_version,
    translation: found.slug,
  };
}

/** What a term's page shows in a language; null where there is no such term. Throws an Error. */
export async function termPage(supabase: Supabase, name: string, language = "en") {
  const english = await termNamed(supabase, name);
  if (!english) return null;
  const [{ previous, next }, translations] = await Promise.all([
    neighborsOf(supabase, english),
    translationsOf(supabase, [english.slug]),
  ]);
  const near = [previous, next, ...english.related].flatMap((one) => one?.slug ?? []);
  const texts = await textsInLanguage(supabase, language, near);
  return {
    term: inLanguage(english, translations, language),
    asked: language,
    languages: translations.map((one) => one.language),
    names: Object.fromEntries([...texts].map(([slug, text]) => [slug, text.term])),
    diagram: diagramOf(english.slug),
    previous,
    next,
  };
}
export type TermPageData = NonNullable<Awaited<ReturnType<typeof termPage>>>;
