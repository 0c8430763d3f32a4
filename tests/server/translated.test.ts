import { describe, expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

/** The built server: what programs get has a language too, and files that have none take it as a parameter. */
const site = await testSite();
const anybody = visitor(site.url);
const read = async (path: string) => (await anybody.ask(path)).text();

describe("programs", () => {
  test("a feed and a calendar are called, and lead to pages, in the language of their address", async () => {
    const feed = await read("/fr/jobs.atom?remote=yes");
    expect(feed).toContain('xml:lang="fr"');
    expect(feed).toContain("<title>Ubunifu\u00a0: offres (À distance seulement)</title>");
    expect(feed).toMatch(/href="[^"]*\/fr\/jobs\?remote=yes"/);
    expect(await read("/jobs.atom?remote=yes")).toContain("<title>Ubunifu jobs: remote</title>");
    expect(await read("/ar/events.ics")).toMatch(/^PRODID:.*\/\/AR\r$.*^NAME:Ubunifu: الفعاليات\r$/ms);
  });

  test("the picture of a page speaks its language, and an unknown one is English", async () => {
    const picture = async (query: string) =>
      Buffer.from(await (await anybody.ask(`/previews/site/home.png${query}`)).arrayBuffer());
    const english = await picture("");
    expect((await picture("?language=sw")).equals(english)).toBe(false);
    expect((await picture("?language=constructor")).equals(english)).toBe(true);
    expect(await read("/sw/jobs")).toContain("/previews/site/home.png?language=sw");
  });

  test("a browser's search looks in the language that it was found in", async () => {
    const [, address = ""] = /rel="search" href="([^"]*)"/.exec(await read("/pt/about")) ?? [];
    expect(await read(address)).toMatch(/<Language>pt<.*\/pt\/search\?search=/s);
    expect(await read("/opensearch.xml?language=xx")).toMatch(/<Language>en<.*\d\/search\?search=/s);
  });
});

test("the script of a page speaks the language of the page alone", async () => {
  const [, address = ""] = /<script src="(\/enhance[^"]*)"/.exec(await read("/fr/about")) ?? [];
  const script = await read(address);
  expect(script).toContain("Lien copié");
  expect(script).not.toMatch(/Link copied|Ligação copiada/);
  expect(await read("/about")).toContain('src="/enhance.js"');
});

test("a term without a text in a language leaves search engines to the English page", async () => {
  await site.sql(
    "insert into jargon (term, definition, status) values ('Kerning', 'Space.', 'approved'), ('Grid', 'Lines.', 'approved')",
  );
  await site.sql(
    `insert into jargon_translations (jargon_slug, language, term, definition, status)
     values ('kerning', 'sw', 'Nafasi', 'Nafasi.', 'approved'), ('kerning', 'ha', 'Tazara', 'Tazara.', 'approved')`,
  );
  const canonical = async (path: string) =>
    /rel="canonical" href="https?:\/\/[^/]*([^"]*)"/.exec(await read(path))?.[1];
  expect(await canonical("/sw/jargon/kerning")).toBe("/sw/jargon/kerning");
  expect(await canonical("/sw/jargon/grid")).toBe("/jargon/grid");
  expect(await canonical("/fr/jargon/kerning/ha")).toBe("/jargon/kerning/ha");
});
