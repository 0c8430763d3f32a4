import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { jargon } from "#seeds/jargon.ts";
import { diagramOf, diagrams } from "./diagrams.tsx";

const slugs = [...diagrams.keys()];

test("every diagram belongs to a sample term, and no term has another's", () => {
  const terms = jargon.filter(({ status }) => status === "approved").map(({ key }) => key);
  expect(slugs.filter((slug) => !terms.includes(slug))).toEqual([]);
  expect(new Set(slugs.map((slug) => diagrams.get(slug)?.shows)).size).toBe(slugs.length);
  expect(diagramOf("constructor")).toBeNull();
});

test.for(slugs)(
  "the diagram of %s says in a sentence what it shows, and weighs less than 700 bytes",
  (slug) => {
    const drawn = renderToStaticMarkup(diagramOf(slug));
    expect(drawn).toMatch(/role="img" aria-label="[A-Z][^"]{20,110}\."/);
    expect(Buffer.byteLength(drawn)).toBeLessThan(700);
  },
);
