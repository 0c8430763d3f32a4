import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, test } from "vitest";
import { collectionCookie } from "#app/content/collection/cookie.server.ts";
import { factFields } from "#app/content/logo/import/fact-fields.ts";
import { readFactLists } from "#app/content/logo/import/fact-lists.ts";
import { matchFields } from "#app/content/logo/import/facts.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const slugs = ["kodi", "sawa", "baobab"];

beforeAll(async () => {
  const ama = await signedIn(site.url, "ama");
  for (const slug of slugs)
    await ama.post("/submit", submittedLogo({ image: drawing(), title: slug, company: `${slug} Ltd` }));
  await site.sql("update logos set status = 'approved'");
});

const textOf = async (browser: Visitor, path: string) => (await browser.ask(path)).text();
const press = (browser: Visitor, fields: Record<string, string>) => browser.post("/collection", fields);
const rows = (table: string) => site.sql<{ id: string }>(`select id from ${table}`);
const shared = (html: string) =>
  /value="http[^"]*(\/collections?\/[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

async function archive(browser: Visitor, path: string): Promise<Record<string, Uint8Array>> {
  const response = await browser.ask(path);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

describe("a visitor", () => {
  test("stars a logo without script, is where they were, and takes it out again", async () => {
    const browser = visitor(site.url);
    const before = await textOf(browser, "/logos");
    expect(before).toContain('aria-label="Add kodi to your collection"');
    const added = await press(browser, { add: "kodi", returnTo: "/logos?view=list" });
    expect([added.status, added.headers.get("Location")]).toEqual([303, "/logos?view=list#star-kodi"]);
    const after = await textOf(browser, "/logos");
    expect(after).toContain("kodi is in your collection");
    expect(after).toContain('aria-label="Remove kodi from your collection"');
    expect(await textOf(visitor(site.url), "/logos"), "another’s page").toContain("Add kodi to your");

    await press(browser, { remove: "kodi", returnTo: "https://evil.example" });
    expect(await textOf(browser, "/collection")).toContain("Nothing here yet");
    expect(browser.cookie()).not.toContain("collection");
    expect(await rows("collected_logos")).toEqual([]);
  });

  test("is told of a full collection and of a logo that is gone, and stays on this site", async () => {
    const browser = visitor(site.url);
    const cookie = collectionCookie(Array.from({ length: 100 }, () => randomUUID())).split(";", 1)[0] ?? "";
    const full = visitor(site.url, { cookie });
    await press(full, { add: "kodi" });
    expect(await textOf(full, "/collection")).toContain("Your collection is full: 100 logos");
    const gone = await press(browser, { add: "nothing", returnTo: "//evil.example" });
    expect(gone.headers.get("Location")).toBe("/collection");
    expect(await textOf(browser, "/collection")).toContain("This logo is no longer here");
    expect((await press(browser, {})).status).toBe(303);
  });

  test("downloads and shares what they starred; what is not published is left out", async () => {
    const browser = visitor(site.url);
    for (const add of slugs) await press(browser, { add });
    const html = await textOf(browser, "/collection");
    const address = shared(html);
    expect(address).toBe("/collection/shared?logos=baobab,sawa,kodi");
    const mine = await archive(browser, "/collection.zip");
    expect(Object.keys(mine).sort()).toEqual(
      [...slugs.flatMap((slug) => [`${slug}/LICENSE.txt`, `${slug}/mark.svg`]), "logos.csv"].sort(),
    );
    const [facts = []] = readFactLists("logos.csv", strFromU8(mine["logos.csv"] as Uint8Array));
    expect(facts.map(({ file, company }) => [file, company])).toContainEqual(["kodi/mark.svg", "kodi Ltd"]);
    expect(
      Object.keys(matchFields(facts, Object.keys(mine))),
      "an import of this site knows all of it",
    ).toEqual(Object.keys(factFields));
    expect(strFromU8(mine["kodi/mark.svg"] as Uint8Array)).toContain("<circle");
    expect(strFromU8(mine["kodi/LICENSE.txt"] as Uint8Array)).toContain("Company: kodi Ltd\n");

    await site.sql("update logos set status = 'rejected' where slug = 'sawa'");
    const other = visitor(site.url);
    const page = await textOf(other, `${address},nothing,../x,,kodi`);
    expect(page).toContain("2 logos");
    expect(page).toContain('content="noindex"');
    expect(page).not.toContain("/logos/sawa");
    expect(Object.keys(await archive(other, address.replace("shared?", "shared.zip?")))).toHaveLength(5);
    expect(await textOf(browser, "/collection")).not.toContain("/logos/sawa");
    expect((await other.ask("/logos/sawa.zip")).status).toBe(404);
    expect((await other.ask("/logos/sawa/code/jsx.txt")).status).toBe(404);
    await site.sql("update logos set status = 'approved' where slug = 'sawa'");
    expect((await other.ask("/collection/shared")).status).toBe(200);
    expect((await other.ask("/collection.zip")).status).toBe(404);

    await press(browser, { empty: "yes" });
    expect(browser.cookie()).not.toContain("collection");
  });
});

describe("a member", () => {
  test("finds what they starred before they signed in, and keeps it in their account alone", async () => {
    const browser = visitor(site.url);
    for (const add of ["kodi", "sawa"]) await press(browser, { add });
    await browser.post("/login", { email: "ben@example.com", password: "kente-and-clay" });
    const html = await textOf(browser, "/collection");
    expect(html.indexOf("/logos/sawa")).toBeLessThan(html.indexOf("/logos/kodi"));
    expect(browser.cookie()).not.toContain("collection=");
    expect(await rows("collected_logos")).toHaveLength(2);
    expect(await textOf(browser, "/logos")).toContain("Remove sawa from");
    await press(browser, { remove: "sawa" });
    await press(browser, { add: "baobab" });
    await press(browser, { add: "baobab" });
    const elsewhere = await signedIn(site.url, "ben");
    expect(await textOf(elsewhere, "/collection")).toContain("2 logos");
    expect(await textOf(await signedIn(site.url, "ama"), "/collection")).toContain("Nothing here yet");
    expect(JSON.parse(await textOf(elsewhere, "/dashboard/profile/data")).collected_logos).toHaveLength(2);
  });

  test("shares a living address that names nobody, renews it and switches it off", async () => {
    const ben = await signedIn(site.url, "ben");
    expect(shared(await textOf(ben, "/collection"))).toBe("");
    await press(ben, { share: "on" });
    const first = shared(await textOf(ben, "/collection"));
    const anybody = visitor(site.url);
    const statuses = (address: string) =>
      Promise.all(["", ".atom", ".zip"].map(async (end) => (await anybody.ask(address + end)).status));
    expect(await statuses(first)).toEqual([200, 200, 200]);
    await press(ben, { add: "sawa" });
    const page = await textOf(anybody, first);
    expect(page).toContain("3 logos");
    expect(page).toContain('content="noindex"');
    expect(page).not.toMatch(/Ben|Sithole/);
    const feed = await textOf(anybody, `${first}.atom`);
    const names: string[] = [];
    const parser = new SaxesParser();
    parser.on("opentag", ({ name }) => names.push(name));
    parser.on("error", (error) => expect.fail(error.message));
    parser.write(feed).close();
    expect(names.filter((name) => name === "entry")).toHaveLength(3);
    expect(feed.indexOf("/logos/sawa")).toBeLessThan(feed.indexOf("/logos/kodi"));
    expect(feed).not.toMatch(/Ben|Sithole/);

    await press(ben, { share: "on" });
    const second = shared(await textOf(ben, "/collection"));
    expect([await statuses(first), await statuses(second)]).toEqual([
      [404, 404, 404],
      [200, 200, 200],
    ]);
    await press(ben, { share: "off" });
    expect(await statuses(second)).toEqual([404, 404, 404]);
    expect((await anybody.ask(`/collections/${randomUUID()}`)).status).toBe(404);
    expect((await anybody.ask("/collections/x")).status).toBe(404);
    await press(anybody, { share: "on" });
    expect(await rows("shared_collections")).toEqual([]);
  });
});

test("a logo is one archive with all its files, and what one may do with them", async () => {
  const [other] = await site.sql<{ image_url: string }>("select image_url from logos where slug = 'sawa'");
  const variant = { layout: "wordmark", ground: "dark", image: other?.image_url };
  await site.sql(
    "update logos set license = 'CC-BY-4.0', variants = $1 where slug = 'kodi'",
    JSON.stringify([variant]),
  );
  const files = await archive(visitor(site.url), "/logos/kodi.zip");
  expect(Object.keys(files)).toEqual(
    ["mark.svg", "mark.png", "wordmark-dark.svg", "wordmark-dark.png", "LICENSE.txt"].map(
      (name) => `kodi/${name}`,
    ),
  );
  expect(strFromU8(files["kodi/LICENSE.txt"] as Uint8Array)).toContain(
    "License: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/\n",
  );
});

test("the files and the code of a logo are kept for a minute at most", async () => {
  const browser = visitor(site.url);
  for (const path of [
    "/logos/kodi.zip",
    "/logos/kodi/code/jsx.txt",
    "/logos/kodi/code/data.txt",
    "/logos/kodi/code/img.txt",
  ]) {
    const first = await browser.ask(path);
    expect([path, first.status, first.headers.get("Cache-Control")]).toEqual([
      path,
      200,
      "public, max-age=60",
    ]);
    const again = await browser.ask(path, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
    expect(again.status).toBe(304);
  }
  expect(await textOf(browser, "/logos/kodi/code/jsx.txt")).toContain("function Kodi(props)");
  expect(await textOf(browser, "/logos/kodi/code/img.txt")).toBe(
    `<img src="http://localhost:${site.port}/logos/kodi.svg" alt="kodi logo" width="9" height="9">\n`,
  );
  expect(await textOf(browser, "/logos/kodi/code/data.txt")).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect((await browser.ask("/logos/kodi/code/constructor")).status).toBe(404);
});
