import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Block, type CssNode, generate, parse, type StyleSheet, walk } from "css-tree";
import { describe, expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

const folder = "build/client/assets";
const site = await testSite();
const anybody = visitor(site.url);
const read = async (path: string) => (await anybody.ask(path)).text();
const file = /href="(\/sheet\/[^"]*)"/.exec(await read("/"))?.[1] ?? "";
const sheets = [
  ["of every page", await read(file)] as const,
  ...readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const),
];
const gate = "selector(:is(a))";

/** What a browser from before 2022 cannot read, and drops with the whole list that it stands in. */
const unknown = /:has\(|:modal|:open|::details-content|::view-transition/;
const forgiving = /:(?:is|where)\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g;

const draws = ({ children }: Block) =>
  children.some((one) => one.type !== "Declaration" || !one.property.startsWith("--"));

/** Whatever draws something, with the conditions it stands under. */
function rulesOf(sheet: string): { conditions: string[]; selectors: string[] }[] {
  const found: { conditions: string[]; selectors: string[] }[] = [];
  const visit = (holder: { children: Iterable<CssNode> }, conditions: string[]) => {
    for (const node of holder.children) {
      if (node.type === "Rule" && node.prelude.type === "SelectorList" && draws(node.block))
        found.push({ conditions, selectors: [...node.prelude.children].map((one) => generate(one)) });
      if (node.type === "Atrule" && node.block && /^(?:supports|media|container|layer)$/.test(node.name))
        visit(node.block, [...conditions, `${node.name} ${node.prelude ? generate(node.prelude) : ""}`]);
    }
  };
  visit(parse(sheet) as StyleSheet, []);
  // Tailwind's own first values, for browsers that draw nothing of it anyway.
  return found.filter(({ conditions }) => !conditions.includes("layer properties"));
}

test("the scripts hold no pattern that Safari before 16.4 cannot read: it would refuse the whole file", () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const looksBehind = (name: string) => /\(\?<[=!]/.test(readFileSync(join(folder, name), "utf8"));
  expect(scripts.filter(looksBehind)).toEqual([]);
});

test("the script of pages without framework is one classic script that Chrome 88, Firefox 78 and Safari 14.1 read", () => {
  const script = readFileSync("build/client/enhance.js", "utf8");
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);?\s*$/s);
  expect(script).not.toMatch(
    /\bimport\b|\bexport\b|(?:\?\?|\|\||&&)=|\.at\(|\.replaceAll\(|\.hasOwn\(|:has\(/,
  );
});

describe.each(sheets)("the style sheet %s", (_, sheet) => {
  const rules = rulesOf(sheet);

  test("draws as a whole or not at all: a phone that would draw half of it shows the plain page", () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(({ conditions }) => !conditions.some((one) => one.includes(gate)))).toEqual([]);
  });
  test("needs no cascade layers, of which a phone with Android 5 knows nothing", () => {
    expect(rules.filter(({ conditions }) => conditions.some((one) => one.startsWith("layer")))).toEqual([]);
  });
  test("has no rule that a newer selector in its list takes away from older phones", () => {
    const isNew = (selector: string) => unknown.test(selector.replace(forgiving, ""));
    const mixed = rules.filter(({ selectors }) => selectors.some(isNew) && !selectors.every(isNew));
    expect(mixed.map(({ selectors }) => selectors.join())).toEqual([]);
  });
  test("says what it adds to a text also where words for listeners are unknown (Safari before 17.4, Firefox before 128)", () => {
    const spoken = Array.from(sheet.matchAll(/(content:[^;{}]*?)\s*\/\s*"/g), ([, shown = ""]) => shown);
    expect(spoken.filter((shown) => !sheet.includes(`${shown};${shown}`))).toEqual([]);
  });
  test("asks for widths in words that older phones read, and nests nothing", () => {
    expect(sheet).not.toMatch(/@media[^{]*(?:(?:width|height)\s*[<>]|\bor\b)/);
    const nested: string[] = [];
    walk(parse(sheet), { visit: "NestingSelector", enter: (node) => nested.push(generate(node)) });
    expect(nested).toEqual([]);
  });
});
