import { termLanguages } from "#app/lib/african-languages.ts";
import type { RowsRead } from "../read-glosario.server.ts";
import { readGlosario } from "../read-glosario.server.ts";

/** The texts of a glossary in the form of Glosario that aren't English, each named by its term. */
export function readTranslationItems(text: string, max: number): RowsRead | null {
  return readGlosario(text, max, (entry) =>
    termLanguages.flatMap((language) => {
      const { term, definition, acronym } = entry.texts[language] ?? {};
      if (!term || !definition) return [];
      return { jargon_slug: entry.slug, language, term, definition, synonyms: acronym ?? "" };
    }),
  );
}
