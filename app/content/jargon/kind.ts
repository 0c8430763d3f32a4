import { lazyComponent } from "#app/components/lazy-component.ts";
import { inOneLine } from "#app/content/item-facts.ts";
import { defineKind } from "#app/content/kind.ts";

export const jargonKind = defineKind("jargon", {
  name: "jargon",
  titleColumn: "term",
  nouns: ["term", "terms"],
  menu: { text: "Jargon", icon: "book", footer: "Resources" },
  columns: [
    { name: "term", label: "Term" },
    { name: "definition", label: "Definition" },
    { name: "related_terms", label: "Related terms", show: inOneLine },
    { name: "category", label: "Category" },
  ],
  dashboard: {
    heading: "Jargon Dictionary",
    search: "Search terms, definitions, or categories...",
    empty: { title: "No terms found matching your criteria." },
    filters: [
      {
        name: "initial",
        label: "First letter",
        all: "All",
        column: "initial",
        options: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ#"].map((letter) => [letter, letter]),
        asLinks: true,
      },
    ],
    cards: "rows",
    Card: lazyComponent(() => import("./admin-card.tsx").then(({ AdminTermRow }) => AdminTermRow)),
    Fields: lazyComponent(() => import("./fields.tsx").then(({ JargonFields }) => JargonFields)),
  },
});
