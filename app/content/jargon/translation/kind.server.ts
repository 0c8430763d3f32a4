import { defineServerKind } from "#app/content/kind.server.ts";
import { languages } from "#app/words/languages.ts";
import { languageIn } from "#app/words/name-in.ts";
import { translator } from "#app/words/translator.ts";
import { findTranslations } from "./admin.server.ts";
import { checkTerm, comparedWithEnglish } from "./english.server.ts";
import { translationKind } from "./kind.ts";
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
  member: {
    schema: translationSchema,
    formValues: translationFormValues,
    imageRequired: null,
    valuesIn: (language) => ({ language: (value) => languageIn(language, value) }),
  },
  reportReasons: ["wrong", "outdated", "misleading", "spam", "hateful", "rights"],
  comparedWith: comparedWithEnglish,
  api: translationResource,
  feed: {
    readFilter: readTranslationFilter,
    entries: translationEntries,
    valueIn: (language, name, value) => (name === "language" ? languageIn(language, value) : value),
    page: "/jargon",
  },
  // Those of the languages of the site are pages of the term itself.
  listed: () => `and(is_current.is.true,language.not.in.(${languages.join()}))`,
  pages: { section: "jargon", column: "address" },
  preview: async (supabase, name, inLanguage) => {
    const translation = await translationNamed(supabase, name);
    if (!translation) return null;
    const { id, term: title, language } = translation;
    const kind = translator(inLanguage, "kinds")("jargon.menu");
    return { id, kind, title, facts: [languageIn(inLanguage, language)], image: null };
  },
});
