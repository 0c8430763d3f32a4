import { expect, test } from "vitest";
import { readTermItems } from "./read-items.server.ts";
import { readTranslationItems } from "./translation/read-items.server.ts";

const glossary = `# Terms of a studio
- slug: opening_night
  ref:
    - poster_run
    - nowhere
  en:
    term: "Opening night"
    acronym: "ON"
    def: >
      When everybody sees the [poster run](#poster_run)
      for the first time.
  sw:
    term: "Usiku wa ufunguzi"
    def: >
      Kila mtu anaona
      mabango.
  ar:
    term: "ليلة الافتتاح"
    acronym: "ل ا"
    def: "أول عرض"
  de:
    term: "Eröffnung"
    def: "Nicht aus Afrika"

- slug: poster_run
  en:
    term: 404
    def: A number for a name.
  fr:
    term: "Sans définition"
`;

test("the English texts of a glossary are terms, with related ones by their names", () => {
  expect(readTermItems(glossary, 10)).toEqual({
    total: 2,
    items: [
      {
        values: {
          slug: "opening-night",
          term: "Opening night",
          definition: "When everybody sees the poster run for the first time.",
          related_terms: "404",
        },
        notes: [],
      },
      {
        values: { slug: "poster-run", term: "404", definition: "A number for a name.", related_terms: "" },
        notes: [],
      },
    ],
  });
});

test("the others are translations, in the languages that the dictionary takes, as many as fit", () => {
  const read = readTranslationItems(glossary, 1);
  expect(read?.total).toBe(2);
  expect(read?.items.map(({ values }) => values)).toEqual([
    {
      jargon_slug: "opening-night",
      language: "ar",
      term: "ليلة الافتتاح",
      definition: "أول عرض",
      synonyms: "ل ا",
    },
  ]);
});

test("another file is left to others, and a broken one is said to be", () => {
  expect(readTranslationItems("term,definition\nA,B", 10)).toBeNull();
  expect(() => readTermItems("- slug: a\n  en: {term: [}\n", 10)).toThrow(/can’t be read at line 2/);
  expect(() => readTermItems("- slug: a\n- en:\n    term: A\n", 10)).toThrow("Not every entry");
  const bomb = `- slug: &a x\n  en: &b [*a,*a]\n${Array.from({ length: 12 }, (_, n) => `  l${n}: &c${n} [${Array(9).fill(n ? `*c${n - 1}` : "*b")}]`).join("\n")}`;
  expect(() => readTermItems(bomb, 10)).toThrow(SyntaxError);
});
