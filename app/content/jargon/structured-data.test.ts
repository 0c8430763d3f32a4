import { expect, it } from "vitest";
import { dictionaryStructuredData, termStructuredData } from "./structured-data.ts";

const term = { slug: "kerning", term: "Kerning", definition: "Space between two letters." };

it("a term and its dictionary name each other", () => {
  const set = {
    "@type": "DefinedTermSet",
    name: "Design Jargon Buster",
    inLanguage: "en",
    url: "http://localhost:3000/jargon",
  };
  const entry = {
    "@type": "DefinedTerm",
    name: "Kerning",
    description: "Space between two letters.",
    url: "http://localhost:3000/jargon/kerning",
  };
  const english = { ...term, language: "en", synonyms: [] };
  expect(termStructuredData(english)).toMatchObject({ ...entry, inLanguage: "en", inDefinedTermSet: set });
  expect(dictionaryStructuredData("en", [term])).toMatchObject({
    ...set,
    hasDefinedTerm: [{ name: "Kerning", url: entry.url }],
  });
  expect(JSON.stringify(dictionaryStructuredData("en", [term]))).not.toContain("Space between");
});

it("a term in another language says which, what else it's called, and where the English one is", () => {
  const found = { slug: "kerning", term: "Nafasi", definition: "Nafasi kati ya herufi mbili." };
  expect(termStructuredData({ ...found, language: "sw", synonyms: ["Kerning"] })).toMatchObject({
    name: "Nafasi",
    alternateName: ["Kerning"],
    inLanguage: "sw",
    url: "http://localhost:3000/sw/jargon/kerning",
    sameAs: "http://localhost:3000/jargon/kerning",
    inDefinedTermSet: { inLanguage: "sw", url: "http://localhost:3000/sw/jargon" },
  });
});

it("a dictionary in another language names its terms in that one, the others in English", () => {
  const translated = { ...term, translation: { term: "Crénage" } };
  const other = { slug: "grid", term: "Grid" };
  expect(dictionaryStructuredData("fr", [translated, other])).toMatchObject({
    inLanguage: "fr",
    url: "http://localhost:3000/fr/jargon",
    hasDefinedTerm: [
      { name: "Crénage", url: "http://localhost:3000/fr/jargon/kerning" },
      { name: "Grid", url: "http://localhost:3000/jargon/grid" },
    ],
  });
});
