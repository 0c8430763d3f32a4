import ICAL from "ical.js";
import { SaxesParser } from "saxes";
import { stableId } from "#seeds/stable-id.ts";
import { expect, sharedAdmin, test } from "./plain.ts";

/** The texts and attributes of a document by element, from a parser that forgives nothing. */
function parse(xml: string) {
  const found: { name: string; text: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  const open: typeof found = [];
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, text: "", attributes: attributes as Record<string, string> };
    open.push(element);
    found.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return (name: string) => found.filter((element) => element.name === name);
}

test("a feed reader finds the feed of a narrowed list, reads it, and asks again for nothing", async ({
  visitor,
}) => {
  const lists = [
    "/logos?company=Sunbird&view=list",
    "/events?time=past&category=Technology",
    "/jobs?remote=yes",
    "/jargon?letter=K",
  ];
  for (const path of lists) {
    const html = await (await visitor.ask(path)).text();
    const link =
      html.match(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/)?.[1] ?? "";
    const answer = await visitor.ask(link.replaceAll("&amp;", "&"));
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const all = parse(await answer.text());
    expect(all("entry").length).toBeGreaterThan(0);
    expect(new Set(all("id").map(({ text }) => text)).size).toBe(all("entry").length + 1);
    for (const { text } of all("updated")) expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const [self, listPage, first] = all("link").map(({ attributes }) => attributes.href ?? "");
    expect(self).toMatch(/\.atom\?/);
    expect((await visitor.ask(listPage ?? "")).status).toBe(200);
    expect(new URL(first ?? "").pathname).toMatch(/^\/(logos|events|jobs|jargon)\/[\w-]+$/);

    const again = await visitor.ask(self ?? "", {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
  const logos = parse(await (await visitor.ask("/logos.atom?company=Sunbird")).text());
  expect(logos("title").map(({ text }) => text)).toContain("Sunbird Solar by Sunbird");
});

test("a calendar follows the events, all of them or a choice", async ({ visitor }) => {
  const read = async (path: string) => {
    const answer = await visitor.ask(path);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    return new Map(
      calendar
        .getAllSubcomponents("vevent")
        .map((event) => [String(event.getFirstPropertyValue("uid")), event]),
    );
  };
  const canceled = stableId("event/maputo-poster-night");
  const past = stableId("event/tunis-ux-breakfast");
  const all = await read("/events.ics");
  expect(all.get(canceled)?.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(all.has(past)).toBe(true);
  expect(all.has(stableId("event/harare-portfolio-clinic"))).toBe(false);
  for (const event of all.values()) {
    expect(event.getFirstPropertyValue("sequence")).toBeGreaterThanOrEqual(0);
    expect(event.hasProperty("last-modified")).toBe(true);
  }
  expect((await read("/events.ics?time=upcoming")).has(past)).toBe(false);
  const one = (await read(`/events/${canceled}.ics`)).get(canceled);
  expect(one?.toString()).toBe(all.get(canceled)?.toString());
});

test("a search engine goes from robots.txt to every page, and not to the dashboard", async ({ visitor }) => {
  const robots = await (await visitor.ask("/robots.txt")).text();
  expect(robots).toMatch(/^Disallow: \/dashboard$/m);
  const index = parse(await (await visitor.ask(robots.match(/^Sitemap: (.*)$/m)?.[1] ?? "")).text());
  const pages: string[] = [];
  for (const { text: part } of index("loc")) {
    const addresses = parse(await (await visitor.ask(part)).text())("loc");
    pages.push(...addresses.map(({ text }) => new URL(text).pathname));
  }
  expect(pages).toEqual(expect.arrayContaining(["/privacy", "/submit", "/newsletter"]));
  expect(pages).toContain("/logos/sunbird-solar");
  expect(pages).not.toContain("/logos/lamu-dhow-company");
  expect(pages.filter((path) => /dashboard|login|draft/.test(path))).toEqual([]);
  expect((await visitor.ask("/sitemap/logos-zz.xml")).status).toBe(404);
});

test("whoever shares a page shows its picture, and only of what is public", async ({ visitor }) => {
  const pages = ["/logos/sunbird-solar", "/events/type-in-tifinagh-and-ge-ez", "/jargon/kerning", "/"];
  for (const path of pages) {
    const html = await (await visitor.ask(path)).text();
    const address = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? "";
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
    const answer = await visitor.ask(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
    const etag = answer.headers.get("etag") ?? "";
    expect((await visitor.ask(address, { headers: { "If-None-Match": etag } })).status).toBe(304);
  }
  const hidden = [stableId("logo/lamu-dhow"), stableId("logo/baobab-night"), "not-an-id"];
  for (const id of hidden) expect((await visitor.ask(`/previews/logos/${id}.png`)).status).toBe(404);
  expect((await visitor.ask("/previews/constructor/1.png")).status).toBe(404);
});

test("an admin reads the same as everybody, and no cookie comes with it", async ({ visitor }) => {
  const logos = "/logos.atom?company=Sunbird";
  const etag = (await visitor.ask(logos)).headers.get("etag");
  expect((await visitor.post("/login", sharedAdmin)).status).toBe(303);
  expect((await visitor.ask(logos)).headers.get("etag")).toBe(etag);
  for (const path of [logos, "/events.ics?time=past", "/sitemap/logos-1.xml", "/previews/site/home.png"]) {
    const answer = await visitor.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie"), path).toBeNull();
  }
});
