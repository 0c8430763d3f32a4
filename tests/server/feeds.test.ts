import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { anonymousContext } from "#app/accounts/session.server.ts";
import * as feed from "#app/routes/$section[.]atom.ts";
import * as eventCalendar from "#app/routes/events[.]ics.ts";
import { sitemapPart, sitemapParts } from "#app/syndication/sitemap-parts.server.ts";
import { sitemap } from "#app/syndication/sitemap-xml.ts";
import { testDatabase } from "#tests/support/test-database.ts";

type Route = { loader: (question: never) => Promise<Response> };

const database = await testDatabase();

beforeAll(async () => {
  const ada = await database.member("user", "Adaeze");
  await database.query(
    `insert into jobs (title, company, location, contact_email, status, state, expires_at, user_id, review_note) values
      ('Open', 'Moyo', 'Accra', 'people@moyo.example', 'approved', 'Open', null, $1, 'Seen by Grace'),
      ('Closed', 'Moyo', 'Accra', 'people@moyo.example', 'approved', 'Closed', null, $1, null),
      ('Draft', 'Moyo', 'Accra', 'people@moyo.example', 'approved', 'Draft', null, $1, null),
      ('Expired', 'Moyo', 'Accra', 'people@moyo.example', 'approved', 'Open', '2020-01-01', $1, null),
      ('Waiting', 'Moyo', 'Accra', 'people@moyo.example', 'pending', 'Open', null, $1, null)`,
    [ada.id],
  );
  await database.query(
    `insert into events (title, location, start_date, end_date, status, canceled, user_id) values
      ('Meet', 'Accra', '2026-05-02', '2026-05-02', 'approved', true, $1),
      ('Secret meet', 'Accra', '2026-05-02', '2026-05-02', 'pending', false, $1)`,
    [ada.id],
  );
  await database.query(
    `insert into jargon (term, definition, category, status, user_id)
     values ('Écran', 'Screen.', 'Web Design', 'approved', $1), ('Ghost', 'Boo.', 'Web Design', 'rejected', $1)`,
    [ada.id],
  );
  await database.query(
    `insert into logos (title, company, image_url, status, user_id, created_at)
     select 'Mark ' || number, 'Moyo', '/files/logos/a/b.svg',
       case when number > 60 then 'pending' else 'approved' end, $1, now() - number * interval '1 hour'
     from generate_series(1, 70) number`,
    [ada.id],
  );
});

function ask(route: Route, path: string, headers: Record<string, string> = {}) {
  const supabase = database.anonymous();
  const queries = [vi.spyOn(supabase, "from"), vi.spyOn(supabase, "rpc")];
  const context = new RouterContextProvider();
  context.set(anonymousContext, supabase);
  const url = new URL(path, "http://localhost:3000");
  const params = { section: url.pathname.slice(1).split(".")[0] };
  const answer = route.loader({ request: new Request(url, { headers }), url, context, params } as never);
  return { answer, queries: () => queries.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
}
const read = async (route: Route, path: string) => (await ask(route, path).answer).text();
const titles = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title);

describe("what other programs read", () => {
  it("shows approved entries only, and of the jobs those that are open", async () => {
    expect(titles(await read(feed, "/jobs.atom"))).toEqual(["Open at Moyo"]);
    expect(titles(await read(feed, "/events.atom"))).toEqual(["Canceled: Meet"]);
    expect(titles(await read(feed, "/jargon.atom"))).toEqual(["Écran"]);
    const calendar = await read(eventCalendar, "/events.ics");
    expect(calendar).toContain("SUMMARY:Meet\r\nLOCATION:Accra");
    expect(calendar).not.toContain("Secret");
  });

  it("follows the filter of its address", async () => {
    expect(titles(await read(feed, "/events.atom?time=upcoming"))).toEqual([]);
    expect(await read(eventCalendar, "/events.ics?time=upcoming")).not.toContain("VEVENT");
    expect(titles(await read(feed, "/jargon.atom?letter=E&search=ecran"))).toEqual(["Écran"]);
    expect(titles(await read(feed, "/logos.atom?company=Nobody"))).toEqual([]);
    expect(titles(await read(feed, "/jobs.atom?remote=yes"))).toEqual([]);
  });

  it("names nobody: no member, no reviewer, no address of a person", async () => {
    const all = await Promise.all([
      read(feed, "/jobs.atom"),
      read(feed, "/events.atom"),
      read(feed, "/jargon.atom"),
      read(feed, "/logos.atom"),
      read(eventCalendar, "/events.ics"),
    ]);
    for (const text of all) expect(text).not.toMatch(/adaeze|@|grace|ORGANIZER|user_id/i);
  });

  it("holds the newest 50 of however many there are, for the same number of queries", async () => {
    const few = ask(feed, "/logos.atom?search=Mark+59");
    await few.answer;
    const many = ask(feed, "/logos.atom");
    const shown = titles(await (await many.answer).text());
    expect(shown).toHaveLength(50);
    expect(shown[0]).toBe("Mark 1 by Moyo");
    expect([few.queries(), many.queries()]).toEqual([1, 1]);
    const terms = ask(feed, "/jargon.atom");
    await terms.answer;
    expect(terms.queries()).toBeLessThanOrEqual(2);
  });

  it("answers 304 to who has it, until an entry changes", async () => {
    const first = await ask(feed, "/jobs.atom").answer;
    const tag = first.headers.get("ETag") ?? expect.fail();
    const known = { "If-None-Match": tag };
    expect(first.headers.get("Cache-Control")).toContain("public");
    expect((await ask(feed, "/jobs.atom", known).answer).status).toBe(304);
    await database.query(
      "update jobs set featured = true, updated_at = now() + interval '1 s' where title = 'Open'",
    );
    expect((await ask(feed, "/jobs.atom", known).answer).status).toBe(200);
  });
});

describe("the sitemap", () => {
  it("has a part for the pages, and for each kind as many as its size needs", async () => {
    const parts = await sitemapParts(database.anonymous(), 25);
    expect(parts.map(({ path }) => path)).toEqual([
      "/sitemap/pages.xml",
      ...[..."0123456789abcdef"].map((digit) => `/sitemap/logos-${digit}.xml`),
      "/sitemap/jargon-all.xml",
      "/sitemap/events-all.xml",
      "/sitemap/jobs-all.xml",
    ]);
    expect(parts[1]?.changed).toBeTruthy();
    expect(await sitemapParts(database.anonymous())).toHaveLength(5);
  });

  it("lists each approved page once, with the time of its last change", async () => {
    const supabase = database.anonymous();
    const logos = [];
    for (const digit of "0123456789abcdef")
      logos.push(...((await sitemapPart(supabase, `logos-${digit}`)) ?? []));
    expect(logos).toHaveLength(60);
    expect(new Set(logos.map(({ path }) => path)).size).toBe(60);
    expect(await sitemapPart(supabase, "jargon-all")).toEqual([
      { path: "/jargon/ecran", changed: expect.any(String), languages: ["en"] },
    ]);
    expect(await sitemapPart(supabase, "jobs-all")).toHaveLength(1);
  });

  it("names of a term the languages that have a text, each of which leads to the others", async () => {
    const parts = ["fr", "ha", "sw"].map(
      (language) =>
        `('ecran', '${language}', 'Écran', 'Écran', '${language === "sw" ? "pending" : "approved"}')`,
    );
    await database.query(
      `insert into jargon_translations (jargon_slug, language, term, definition, status) values ${parts}`,
    );
    const part = (await sitemapPart(database.anonymous(), "jargon-all")) ?? [];
    expect(part).toMatchObject([{ languages: ["en", "fr"] }]);
    const xml = sitemap(part);
    expect(xml.match(/<loc>/g)).toHaveLength(2);
    expect([...xml.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
      "en",
      "fr",
      "x-default",
      "en",
      "fr",
      "x-default",
    ]);
  });

  it.each(["logos-g", "logos-", "logos-00000", "profiles-all", "logos", "constructor-all", "..", ""])(
    "has no part %j",
    async (part) => expect(await sitemapPart(database.anonymous(), part)).toBeNull(),
  );
});
