import { expect, it } from "vitest";
import { dictionaryStructuredData, termStructuredData } from "./structured-data.ts";

const term = { slug: "kerning", term: "Kerning", definition: "Space between two letters." };

it("a term and its dictionary name each other", () => {
  const set = {
    "@type": "DefinedTermSet",
    name: "Design Jargon Buster",
    url: "http://localhost:3000/jargon",
  };
  const entry = {
    "@type": "DefinedTerm",
    name: "Kerning",
    description: "Space between two letters.",
    url: "http://localhost:3000/jargon/kerning",
  };
  expect(termStructuredData(term)).toMatchObject({ ...entry, inDefinedTermSet: set });
  expect(dictionaryStructuredData([term])).toMatchObject({
    ...set,
    hasDefinedTerm: [{ name: "Kerning", url: entry.url }],
  });
  expect(JSON.stringify(dictionaryStructuredData([term]))).not.toContain("Space between");
});
