import { defineServerKind } from "#app/content/kind.server.ts";
import { languages } from "#app/words/languages.ts";
import { findTranslations } from "./admin.server.ts";
import { checkTerm, comparedWithEnglish } from "./english.server.ts";
import { translationKind } from "./kind.ts";
import { languageInEnglish } from "./languages.ts";
import { translationNamed } from "./queries.server.ts";
import { readTranslationItems } from "./read-items.server.ts";
import { translationFormValues, translationSchema } from "./schema.ts";
import { readTranslationFilter, translationEntries, translationResource } from "./syndication.server.ts";

export const translationServerKind = defineServerKind(translationKind, {
  schema: { normal: translationSchema },
  check: checkTerm,
  formValues: translationFormValues,
  settable: [{ column: "credit" }],
  importsFrom: "a glossary in the form of Glosario (.yml)",
  readItems: readTranslationItems,
  identity: "term, English term and language",
  find: findTranslations,
  member: { schema: translationSchema, formValues: translationFormValues, imageRequired: null },
  reportReasons: ["wrong", "outdated", "misleading", "spam", "hateful", "rights"],
  comparedWith: comparedWithEnglish,
  api: translationResource,
  feed: { readFilter: readTranslationFilter, entries: translationEntries, page: "/jargon" },
  // Those of the languages of the site are pages of the term itself.
  listed: () => `and(is_current.is.true,language.not.in.(${languages.join()}))`,
  pages: { section: "jargon", column: "address" },
  preview: async (supabase, name) => {
    const translation = await translationNamed(supabase, name);
    if (!translation) return null;
    const { id, term: title, language } = translation;
    return { id, kind: "Jargon", title, facts: [languageInEnglish(language)], image: null };
  },
});
