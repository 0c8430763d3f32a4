import { expect, test } from "vitest";
import { jargon } from "#seeds/jargon.ts";
import { diagramOf, diagrams } from "./diagrams.server.ts";

const titleOf = (svg = "") => /^<svg [^>]* role="img" [^>]*>\s*<title>([^<]*)<\/title>/.exec(svg)?.[1];

test("every diagram belongs to a sample term, and no term has another's", () => {
  const slugs = [...diagrams.keys()];
  const terms = jargon.filter(({ status }) => status === "approved").map(({ key }) => key);
  expect(slugs.filter((slug) => !terms.includes(slug))).toEqual([]);
  expect(slugs.length).toBeGreaterThan(50);
  expect(new Set([...diagrams.values()].map(titleOf)).size).toBe(slugs.length);
  expect(diagramOf("constructor")).toBeNull();
});

test.for([...diagrams])("the diagram of %s says in a sentence what it shows, and is small", ([, svg]) => {
  expect(titleOf(svg)).toMatch(/^[A-Z].{20,110}\.$/);
  expect(Buffer.byteLength(svg)).toBeLessThan(1000);
});

test.for([...diagrams])("the diagram of %s takes its colors from the theme", ([, svg]) => {
  const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
  expect(colors.filter((color) => !/^(?:none|var\(--(?:ink|link|sunken)\))$/.test(color ?? ""))).toEqual([]);
  expect(svg).not.toMatch(/ (?:class|style|id)=/);
});
