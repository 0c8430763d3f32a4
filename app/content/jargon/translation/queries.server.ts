import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Position } from "#app/lib/cursor.ts";
import { fold } from "#app/lib/fold.ts";
import { placeBehind } from "#app/lib/keyset.ts";
import { columnOf } from "#app/lib/slug.ts";
import { isLanguage, type Language, languages } from "#app/words/languages.ts";
import { translationsFailed } from "./admin.server.ts";

const columns =
  "id, slug, jargon_slug, language, term, definition, synonyms, credit, text_version, created_at, updated_at";
export type Translation = Pick<
  Tables<"jargon_translations">,
  | "id"
  | "slug"
  | "jargon_slug"
  | "language"
  | "term"
  | "definition"
  | "synonyms"
  | "credit"
  | "text_version"
  | "created_at"
  | "updated_at"
>;

/** The published ones of these terms, by language. Throws an Error. */
export async function translationsOf(supabase: Supabase, slugs: string[]): Promise<Translation[]> {
  if (slugs.length === 0) return [];
  const { data, error } = await supabase
    .from("jargon_translations")
    .select(columns)
    .in("jargon_slug", slugs)
    .eq("is_current", true)
    .order("language");
  if (error) throw new Error(translationsFailed, { cause: error });
  return data;
}

type TextInLanguage = Pick<Translation, "language" | "term" | "definition">;

/** What these terms are called and mean in a language, by slug; of terms without a text nothing. Throws an Error. */
export async function textsInLanguage(
  supabase: Supabase,
  language: string,
  slugs: string[],
): Promise<Map<string, TextInLanguage>> {
  if (language === "en" || slugs.length === 0) return new Map();
  const { data, error } = await supabase
    .from("jargon_translations")
    .select("jargon_slug, language, term, definition")
    .in("jargon_slug", slugs)
    .eq("language", language)
    .eq("is_current", true);
  if (error) throw new Error(translationsFailed, { cause: error });
  return new Map(data.map(({ jargon_slug, ...text }) => [jargon_slug, text]));
}

/** The languages of the site, beside English, in which these terms have a text, by slug. Throws an Error. */
export async function languagesOfTerms(
  supabase: Supabase,
  slugs: string[],
): Promise<Map<string, Language[]>> {
  const found = new Map<string, Language[]>();
  // A part at a time: they stand in the address that asks for them.
  for (let at = 0; at < slugs.length; at += 100) {
    const { data, error } = await supabase
      .from("jargon_translations")
      .select("jargon_slug, language")
      .in("jargon_slug", slugs.slice(at, at + 100))
      .in("language", languages)
      .eq("is_current", true);
    if (error) throw new Error(translationsFailed, { cause: error });
    for (const { jargon_slug, language } of data)
      if (isLanguage(language)) found.set(jargon_slug, [...(found.get(jargon_slug) ?? []), language]);
  }
  return found;
}

export type FoundName = { language: string; term: string };

/** By slug: the names in other languages that a search has found terms by. Throws an Error. */
export async function namesFound(
  supabase: Supabase,
  search: string,
  slugs: string[],
): Promise<Map<string, FoundName[]>> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = new Map<string, FoundName[]>();
  for (const { jargon_slug, language, term, synonyms } of await translationsOf(supabase, slugs)) {
    const name = [term, ...synonyms].find((one) => words.some((word) => fold(one).includes(word)));
    if (name) found.set(jargon_slug, [...(found.get(jargon_slug) ?? []), { language, term: name }]);
  }
  return found;
}

export type TranslationFilter = { search?: string | undefined; language?: string | undefined };

/** At most `limit` published ones behind `position`, newest first; `ranked`: of a search the best first. Throws an Error. */
export async function translationsAfter(
  supabase: Supabase,
  { search, language }: TranslationFilter,
  position: Position | null,
  limit: number,
  ranked = false,
): Promise<Translation[]> {
  const narrowed = { query: search || undefined, of_language: language || undefined };
  const { data, error } = await supabase
    .rpc("matching_jargon_translations", { ...narrowed, ranked, ...placeBehind(position, limit) })
    .select(columns);
  if (error) throw new Error(translationsFailed, { cause: error });
  return data;
}

/** A published one by its slug or id; null where there is none. Throws an Error. */
export async function translationNamed(supabase: Supabase, name: string): Promise<Translation | null> {
  const column = columnOf(name);
  if (!column) return null;
  const { data, error } = await supabase
    .from("jargon_translations")
    .select(columns)
    .eq(column, name)
    .eq("is_current", true)
    .maybeSingle();
  if (error) throw new Error(translationsFailed, { cause: error });
  return data;
}

/** What a member has sent of a term that waits for review. Throws an Error. */
export async function waitingFrom(
  supabase: Supabase,
  memberId: string,
  slug: string,
): Promise<{ id: string; language: string }[]> {
  const { data, error } = await supabase
    .from("jargon_translations")
    .select("id, language")
    .eq("jargon_slug", slug)
    .eq("user_id", memberId)
    .eq("status", "pending")
    .is("revision_of", null)
    .order("created_at");
  if (error) throw new Error(translationsFailed, { cause: error });
  return data;
}
