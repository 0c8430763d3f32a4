import { lazyComponent } from "#app/components/lazy-component.ts";
import { inOneLine } from "#app/content/item-facts.ts";
import { defineKind } from "#app/content/kind.ts";
import { namesFor } from "#app/words/name-in.ts";
import { languageInEnglish, termInLanguage } from "./languages.ts";

export const translationKind = defineKind("jargon_translations", {
  name: "translation",
  titleColumn: "term",
  nouns: ["translation", "translations"],
  plural: "Translations",
  section: "Translations",
  menu: { text: "Translations", icon: "book" },
  isPart: true,
  showDetail: termInLanguage,
  columns: [
    { name: "term", label: "Term" },
    { name: "jargon_slug", label: "English term" },
    { name: "language", label: "Language", show: languageInEnglish },
    { name: "definition", label: "Definition" },
    { name: "synonyms", label: "Other words", show: inOneLine },
    { name: "credit", label: "Credit" },
    { name: "text_version", label: "Version of the English text", hidden: true },
  ],
  dashboard: {
    filters: [
      {
        name: "language",
        label: "Language",
        all: "All languages",
        column: "language",
        get options(): [string, string][] {
          return namesFor("en", "languages").map(({ value, label }) => [value, label]);
        },
      },
      {
        name: "shows",
        label: "Shows",
        all: "All",
        options: [
          ["current", "On the site"],
          ["behind", "Behind the English text"],
        ],
      },
    ],
    cards: "rows",
    Card: lazyComponent(() =>
      import("./admin-card.tsx").then(({ AdminTranslationRow }) => AdminTranslationRow),
    ),
    Fields: lazyComponent(() =>
      import("./admin-fields.tsx").then(({ TranslationAdminFields }) => TranslationAdminFields),
    ),
  },
  submission: {
    Fields: lazyComponent(() => import("./fields.tsx").then(({ TranslationFields }) => TranslationFields)),
  },
});
