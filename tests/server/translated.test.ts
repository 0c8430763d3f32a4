import { beforeAll, describe, expect, test } from "vitest";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

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

describe("a logo", () => {
  beforeAll(async () => {
    const ama = await signedIn(site.url, "ama");
    await ama.post("/submit", submittedLogo({ image: drawing(), title: "Kodi", company: "Kodi Ltd" }));
    await site.sql("update logos set status = 'approved'");
  });

  test("is asked back in French: what is wrong stands beside its field, and what was typed is kept", async () => {
    const path = "/fr/logos/kodi/takedown-request";
    const refused = await anybody.post(path, {
      kind: "",
      explanation: "",
      email: "",
      domain: "!",
      name: "Awa",
    });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    for (const text of ["Choisissez ce que", "Dites-nous en quoi", "Saisissez le site de la marque", "Awa"])
      expect(html).toContain(text);
    expect(html).not.toMatch(/Choose|Enter an? |Tell us/);
    const asked = { kind: "mine", explanation: "À moi.", email: "awa@kodi.example", domain: "kodi.example" };
    const sent = await anybody.post(path, asked);
    const page = sent.headers.get("Location") ?? "";
    expect(page).toMatch(/^\/fr\/takedown-requests\//);
    expect(await read(page)).toContain("vous voulez vous en occuper");
    const missing = await read("/fr/takedown-requests/abcdefghijklmnopqrstuvwxyz0123456789");
    expect(missing).toContain("Cette demande n’existe plus");
  });

  test("is collected in Arabic, and shared at an Arabic address", async () => {
    const browser = visitor(site.url);
    const added = await browser.post("/ar/collection", { add: "kodi", returnTo: "/logos" });
    const back = added.headers.get("Location") ?? "";
    expect(back).toMatch(/^\/ar\/logos#/);
    expect(await (await browser.ask(back)).text()).toContain("صار Kodi في مجموعتك");
    const html = await (await browser.ask("/ar/collection")).text();
    const [, address = ""] = /value="http:\/\/[^/]*(\/[^"]*)"/.exec(html) ?? [];
    expect(address).toBe("/ar/collection/shared?logos=kodi");
    expect(await read(address)).toContain("مجموعة شعارات");
  });
});

test("legal texts say in other languages that the English one counts", async () => {
  for (const path of ["/privacy", "/terms"]) {
    expect(await read(`/pt${path}`)).toContain(`O que conta é o <a href="${path}">texto em inglês</a>`);
    expect(await read(path)).not.toContain("the one that counts");
  }
});
