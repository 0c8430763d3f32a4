import type { Supabase } from "#app/backend/supabase.types.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { termsFailed } from "../queries.server.ts";
import { translationsOf } from "./queries.server.ts";

type Named = { jargon_slug: string };

async function englishOf(supabase: Supabase, { jargon_slug }: Named) {
  const { data, error } = await supabase
    .from("jargon")
    .select("term, definition, text_version")
    .eq("slug", jargon_slug)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(termsFailed, { cause: error });
  return data;
}

/** Errors by field; null where the dictionary has the term. Throws an Error. */
export async function checkTerm(supabase: Supabase, named: Named) {
  const english = await englishOf(supabase, named);
  return english ? null : { jargon_slug: [sentencesOf("wrong")("translation.none")] };
}

/** The English text, and what is published in the language. Throws an Error. */
export async function comparedWithEnglish(
  supabase: Supabase,
  row: Named & { id: string; language: string; text_version: number },
): Promise<[label: string, text: string][]> {
  const [english, published] = await Promise.all([
    englishOf(supabase, row),
    translationsOf(supabase, [row.jargon_slug]),
  ]);
  const now = published.find(({ id, language }) => language === row.language && id !== row.id);
  const isBehind = english && row.text_version < english.text_version;
  return [
    ["In English", english ? `${english.term}: ${english.definition}` : "The dictionary has no such term."],
    ...(isBehind ? [["Please check", "It follows an earlier English text."] as [string, string]] : []),
    ...(now ? [["Published now", `${now.term}: ${now.definition}`] as [string, string]] : []),
  ];
}
