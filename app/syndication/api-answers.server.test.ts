import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "#app/backend/database.types.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { answerApiRequest, resources } from "./api-answers.server.ts";
import { openApiDocument } from "./openapi.ts";

const database = await testDatabase();

beforeAll(async () => {
  // Several rows of one instant: a page must not end between them and forget one.
  await database.query(
    `insert into logos (title, company, image_url, status, created_at, review_note)
     select 'Mark ' || n, case when n <= 3 then 'Baobab' else 'Ashe' end,
            '/files/logos/' || gen_random_uuid() || '/' || gen_random_uuid() || '.svg', 'approved',
            timestamptz '2026-11-01 10:00:00.123456Z' + (n / 3) * interval '1 microsecond', 'inside'
     from generate_series(1, 11) as n`,
  );
  await database.query(
    `insert into logos (title, company, image_url, status) values ('Hidden', 'Ashe', '/files/logos/a/b.svg', 'pending')`,
  );
  await database.query(
    `insert into jargon (term, definition, category, related_terms, status)
     values ('Kerning', 'Space.', 'Typography', '{Tracking,Ghost}', 'approved'), ('Tracking', 'Space.', 'Typography', '{}', 'approved'),
            ('Ghost', 'Waits.', 'Typography', '{}', 'pending')`,
  );
  await database.query(
    `insert into jargon_translations (jargon_slug, language, term, definition, synonyms, credit, status)
     values ('kerning', 'sw', 'Nafasi', 'Nafasi.', '{Kerning}', 'Ada', 'approved'), ('kerning', 'ha', 'Tazara', 'Tazara.', '{}', null, 'approved'),
            ('kerning', 'fr', 'Crénage', 'Waits.', '{}', null, 'pending'), ('ghost', 'sw', 'Mzuka', 'Waits.', '{}', null, 'approved')`,
  );
  await database.query(
    `insert into events (title, start_date, end_date, start_time, location, status, speakers, image_url)
     values ('Past', '2020-01-01', '2020-01-02', null, 'Lagos', 'approved', '[]', null),
            ('Ahead, "quoted"; \\ 🎨 سلام', '2199-01-01', '2199-01-02', '10:00', 'Nairobi', 'approved',
             '[{"name":"Selam","role":"","image":null}]', '/files/logos/a/b.png')`,
  );
  await database.query(
    `insert into jobs (title, company, location, status, state, is_remote, contact_email, expires_at)
     values ('Open', 'Ashe', 'Kigali', 'approved', 'Open', true, 'boss@ashe.example', '2199-01-01'),
            ('On site', 'Ashe', 'Kigali', 'approved', 'Open', false, 'boss@ashe.example', null),
            ('Closed', 'Ashe', 'Kigali', 'approved', 'Closed', true, 'boss@ashe.example', null),
            ('Draft', 'Ashe', 'Kigali', 'approved', 'Draft', true, 'boss@ashe.example', null)`,
  );
});

function ask(path: string, headers: Record<string, string> = {}, supabase = database.anonymous()) {
  const url = new URL(path, "http://localhost:3000");
  const [, , name, id] = url.pathname.split("/");
  return answerApiRequest({ request: new Request(url, { headers }), url, name, id }, supabase);
}
// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
const read = async (path: string): Promise<any> => (await ask(path)).json();
const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);

describe("a list of the API", () => {
  it("gives every public row once, newest first, page by page", async () => {
    const found: string[] = [];
    const sizes: number[] = [];
    let path: string | null = "/api/logos?limit=4";
    while (path) {
      const page = await read(path);
      found.push(...titles(page));
      sizes.push(page.items.length);
      path = page.next;
    }
    expect(sizes).toEqual([4, 4, 3]);
    expect(new Set(found).size).toBe(11);
    expect(found).not.toContain("Hidden");
    expect(found.slice(0, 3).sort()).toEqual(["Mark 10", "Mark 11", "Mark 9"]);
  });

  it("searches and filters as the pages do, and goes on inside a filter", async () => {
    expect(titles(await read("/api/logos?company=Baobab&limit=2"))).toHaveLength(2);
    const { next } = await read("/api/logos?search=baobob&limit=2");
    expect(titles(await read(next))).toHaveLength(1);
    expect((await read("/api/jargon?letter=K")).items).toMatchObject([
      {
        slug: "kerning",
        url: "http://localhost:3000/jargon/kerning",
        related_terms: [
          { term: "Tracking", url: "http://localhost:3000/jargon/tracking" },
          { term: "Ghost", url: null },
        ],
      },
    ]);
    expect(titles(await read("/api/events"))).toEqual(['Ahead, "quoted"; \\ 🎨 سلام']);
    expect(titles(await read("/api/events?time=past&category="))).toEqual(["Past"]);
    expect(titles(await read("/api/jobs?remote=yes"))).toEqual(["Open"]);
    const first = await read("/api/jobs?limit=1");
    expect([...titles(first), ...titles(await read(first.next))].sort()).toEqual(["On site", "Open"]);
  });

  it("takes the words of the site and of people, in any case", async () => {
    const [written, exact] = [
      "/api/jobs?remote=TRUE&type=full+time&category=design&currency=naira",
      "/api/jobs?remote=yes&type=Full-time&category=Design&currency=NGN",
    ];
    expect((await read(written)).items).toEqual((await read(exact)).items);
    expect((await read("/api/logos?country=Kenya&sector=banks")).items).toEqual(
      (await read("/api/logos?country=KE&sector=Finance")).items,
    );
    expect(titles(await read("/api/events?time=Past"))).toEqual(["Past"]);
    expect((await read("/api/jargon?letter=k")).items).toEqual((await read("/api/jargon?letter=K")).items);
  });

  const number = "The parameter limit takes a whole number from 1 to 100.";
  const unchanged = "The parameter cursor takes the next_cursor of the previous response, unchanged.";
  it.each([
    ["/api/logos?limit=0", number],
    ["/api/logos?limit=101", number],
    ["/api/logos?limit=1e1", number],
    ["/api/logos?cursor=abc", unchanged],
    [
      `/api/logos?cursor=${Buffer.from("2026-11-01T10:00:00Z,status.eq.pending x").toString("base64url")}`,
      unchanged,
    ],
    ["/api/events?time=tomorrow", "The parameter time takes all, upcoming or past."],
    ["/api/jobs?remote=maybe", "The parameter remote takes yes."],
    [
      "/api/jargon?category=Cooking",
      expect.stringMatching(/^The parameter category takes Typography, .* or /),
    ],
    ["/api/jargon?letter=ab", "The parameter letter takes a letter from A to Z, or #."],
    [
      "/api/logos?page=2&limit=x",
      `${number} There is no parameter page here, only search, company, country, sector, form, designer, color, limit and cursor.`,
    ],
    [`/api/logos?search=${"x".repeat(121)}`, "The parameter search takes at most 120 characters."],
  ])("refuses %s in words that a person would say", async (path, message) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { status: 400, message } });
  });

  it("says of every parameter what it takes", async () => {
    for (const { name, filter } of resources)
      for (const parameter of [...Object.keys(filter.shape), "limit", "cursor"]) {
        const { error } = await read(`/api/${name}?${parameter}=${"x".repeat(300)}`);
        expect(error.message).toMatch(new RegExp(`^The parameter ${parameter} takes [^.]+\\.$`));
      }
  });
});

describe("an entry of the API", () => {
  it("is found by its id, a term by its name too, a closed job as well", async () => {
    const [listed] = (await read("/api/jargon?letter=K")).items;
    expect(await read(`/api/jargon/${listed.id}`)).toEqual(listed);
    expect(await read("/api/jargon/kerning")).toEqual(listed);
    const [closed] = await database.query<{ id: string }>("select id from jobs where title = 'Closed'");
    expect(await read(`/api/jobs/${closed?.id}`)).toMatchObject({ title: "Closed", is_open: false });
  });

  it("is not there when it waits, is a draft, or never was", async () => {
    const [hidden] = await database.query<{ id: string }>("select id from logos where title = 'Hidden'");
    const [draft] = await database.query<{ id: string }>("select id from jobs where title = 'Draft'");
    const paths = [
      `logos/${hidden?.id}`,
      "logos/x%27",
      `jobs/${draft?.id}`,
      "jargon/ghost",
      "events/1",
      "members",
    ];
    for (const path of paths) {
      const answer = await ask(`/api/${path}`);
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { status: 404 } });
    }
  });
});

it("nothing leaves that the document does not describe, and all of it is as described", async () => {
  for (const kind of resources) {
    const { items } = await read(`/api/${kind.name}`);
    expect(items.length, kind.name).toBeGreaterThan(0);
    for (const item of items) expect(z.strictObject(kind.summary.shape).parse(item)).toEqual(item);
    const one = await read(`/api/${kind.name}/${items[0].id}`);
    expect(z.strictObject(kind.detail.shape).parse(one)).toEqual(one);
    expect(JSON.stringify([items, one])).not.toMatch(/user_id|review|submission_id|inside|boss@|"status"/);
  }
});

it("a term comes with its translations, which have a list of their own", async () => {
  const term = await read("/api/jargon/kerning");
  const url = "http://localhost:3000/sw/jargon/kerning";
  const swahili = { language: "sw", term: "Nafasi", synonyms: ["Kerning"], credit: "Ada", url };
  expect(term.translations).toMatchObject([{ language: "ha" }, swahili]);
  const list = await read("/api/jargon_translations?language=Kiswahili");
  expect(list.items).toMatchObject([
    { ...swahili, of: { slug: "kerning", url: "http://localhost:3000/jargon/kerning" } },
  ]);
  expect(titles(await read("/api/jargon?search=nafasi"))).toHaveLength(1);
});

it("answers are open to every site, and 304 to who has them", async () => {
  const first = await ask("/api/logos");
  expect(first.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const tag = first.headers.get("ETag") ?? "";
  const again = await ask("/api/logos", { "If-None-Match": `"other", ${tag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await ask("/api/logos?limit=3", { "If-None-Match": tag })).status).toBe(200);
});

it("while the database is down it says so, without details", async () => {
  const { createClient } = await import("@supabase/supabase-js");
  const broken = createClient<Database>("http://database.invalid", "key", {
    db: { retry: false },
    global: { fetch: async () => Response.json({ message: "a secret detail" }, { status: 503 }) },
  });
  for (const path of ["/api/logos", "/api/jobs/00000000-0000-4000-8000-000000000000"]) {
    const answer = await ask(path, {}, broken);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(await answer.text()).not.toContain("secret");
  }
});

it("the document holds together: every reference leads somewhere, every address and parameter is there", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(resources)));
  expect(document).toMatchObject({ openapi: "3.1.1", security: [] });
  expect(document.info.license).toMatchObject({ url: "http://localhost:3000/terms" });
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(references.length).toBeGreaterThan(20);
  for (const path of references) {
    const target = path.split("/").reduce((part, name) => part?.[name], document);
    expect(target, path).toBeDefined();
  }
  expect(Object.keys(document.paths)).toHaveLength(2 * resources.length);
  const parameters = document.paths["/api/jobs"].get.parameters;
  expect(parameters).toContainEqual({
    name: "remote",
    in: "query",
    required: false,
    description: expect.any(String),
    schema: { type: "string", const: "yes" },
  });
  expect(parameters).toContainEqual(
    expect.objectContaining({
      name: "limit",
      schema: { type: "integer", minimum: 1, maximum: 100, default: 24 },
    }),
  );
});
