import { z } from "zod";
import { termLanguages } from "#app/lib/african-languages.ts";
import { filedAs } from "#app/lib/fold.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { choice, optionalLine, requiredLine, requiredText, wordList } from "#app/lib/text-fields.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { languageInEnglish, languageInItself } from "./languages.ts";

const say = sentencesOf("wrong");
const missing = {
  slug: say("translation.slug"),
  term: say("translation.term"),
  definition: say("translation.definition"),
};

/** The end of the address of a term's page, also from the whole address or the term itself. */
const englishTerm = z
  .string({ error: missing.slug })
  .overwrite((text) => filedAs(oneLine(text).replace(/^.*\/jargon\//, "")))
  .min(1, missing.slug)
  .max(100, say("atMost", { longest: 100 }))
  .meta({ takes: "the end of the address of the English term’s page, such as kerning" });

const words = Object.fromEntries(
  termLanguages.map((code) => [code, `${languageInEnglish(code)},${languageInItself(code)}`]),
);

export const translationSchema = z.object({
  jargon_slug: englishTerm,
  language: choice(termLanguages, { what: "a language", words, such: "Swahili or sw" }),
  term: requiredLine(missing.term, 80),
  definition: requiredText(missing.definition, 2000),
  synonyms: wordList(6, 80, {
    many: say("translation.synonyms"),
    long: say("translation.synonym"),
  }),
  credit: optionalLine(120),
  text_version: z
    .string()
    .meta({ takes: "as it was exported: empty for a text that follows the English one of today" })
    .optional()
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null)),
});

type Row = {
  jargon_slug: string;
  language: string;
  term: string;
  definition: string;
  synonyms: string[];
  credit: string | null;
  text_version: number | null;
};

export const translationFormValues = (row: Row): Record<string, string> => ({
  jargon_slug: row.jargon_slug,
  language: row.language,
  term: row.term,
  definition: row.definition,
  synonyms: row.synonyms.join(", "),
  credit: row.credit ?? "",
  text_version: String(row.text_version ?? ""),
});
