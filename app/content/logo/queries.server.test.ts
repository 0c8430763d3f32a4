import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { createRecord } from "../records.server.ts";
import { type Logo, listLogos, logoNamed, logosAfter, relatedLogos } from "./queries.server.ts";

const database = await testDatabase();

beforeAll(async () => {
  await database.query(
    `insert into logos (title, company, image_url, status, created_at, tags)
     select 'Mark ' || n, case when n <= 3 then 'Baobab' else 'Ashe Studio' end, '/files/logos/' || gen_random_uuid() || '/' || gen_random_uuid() || '.svg',
            'approved', now() - n * interval '1 day', '{woven}'
     from generate_series(1, 26) as n`,
  );
  await database.query(
    `insert into logos (title, company, image_url, status)
     select title, company, '/files/logos/' || gen_random_uuid() || '/' || gen_random_uuid() || '.svg', status
     from (values ('Hidden 100%', 'Secret Ltd', 'pending'), ('Refused', 'Secret Ltd', 'rejected'),
                  ('Café 50% off', 'Ber_ber, (Ltd)', 'approved')) as rows (title, company, status)`,
  );
});

const titles = (list: { logos: { title: string }[] }) => list.logos.map(({ title }) => title);

describe("the logo library", () => {
  it("shows approved logos only, newest first, 24 a page", async () => {
    const first = await listLogos(database.anonymous(), {});
    expect(first).toMatchObject({ total: null, page: null, previous: null });
    expect(first.logos).toHaveLength(24);
    expect(titles(first).slice(0, 3)).toEqual(["Café 50% off", "Mark 1", "Mark 2"]);
    expect(Object.keys(first.logos[0] ?? {})).not.toContain("user_id");

    const second = await listLogos(database.anonymous(), { page: first.next });
    expect(titles(second)).toEqual(["Mark 24", "Mark 25", "Mark 26"]);
    expect(second.next).toBeNull();
    expect(await listLogos(database.anonymous(), { page: second.previous })).toEqual(first);
  });

  it("goes on where a page ended, also inside a company and a search, and when something new came first", async () => {
    const supabase = database.anonymous();
    for (const filter of [
      { company: "Ashe Studio" },
      { search: "mark" },
      { search: "ashe", company: "Ashe Studio" },
    ]) {
      const one = await listLogos(supabase, { ...filter, pageSize: 10 });
      await database.query(
        "insert into logos (title, company, image_url, status) values ('Mark new', 'Ashe Studio', '/files/logos/a/a.svg', 'approved')",
      );
      const two = await listLogos(supabase, { ...filter, pageSize: 10, page: one.next });
      await database.query("delete from logos where title = 'Mark new'");
      expect(new Set([...titles(one), ...titles(two)]).size).toBe(20);
      expect(titles(await listLogos(supabase, { ...filter, pageSize: 10, page: two.previous }))).toEqual(
        titles(one),
      );
    }
  });

  it("a page that is none is the first, and one behind the last is the last", async () => {
    const supabase = database.anonymous();
    const first = await listLogos(supabase, {});
    const signs = ["2", "-1", "after_x", "before_2026-02-30T00:00:00Z_1", "after_' or true_1"];
    for (const page of signs) expect(await listLogos(supabase, { page })).toEqual(first);
    const behind = `after_1999-01-01T00:00:00Z_${randomUUID()}`;
    const last = await listLogos(supabase, { page: behind });
    expect([titles(last).at(-1), last.next, last.previous?.slice(0, 7)]).toEqual([
      "Mark 26",
      null,
      "before_",
    ]);
    expect(await listLogos(supabase, { company: "Nobody", page: behind })).toEqual({
      logos: [],
      total: 0,
      page: null,
      previous: null,
      next: null,
    });
  });

  it("finds by title and company, without accents, with a slip, and inside one company", async () => {
    expect(titles(await listLogos(database.anonymous(), { search: "cafe" }))).toEqual(["Café 50% off"]);
    expect((await listLogos(database.anonymous(), { search: "baobab" })).total).toBe(3);
    expect((await listLogos(database.anonymous(), { search: "baobob" })).total).toBe(3);
    expect(titles(await listLogos(database.anonymous(), { search: "mark 2", company: "Baobab" }))).toEqual([
      "Mark 2",
    ]);
  });

  it.each([
    "x%,status.eq.pending",
    "a)b",
    '"',
    "%%%",
    "_____",
    "*",
    "\\",
    "'; drop table logos",
    "Hidden",
    "🎨",
  ])("takes the search %j literally and shows nothing that waits", async (search) => {
    const found = titles(await listLogos(database.anonymous(), { search }));
    expect(found).not.toContain("Hidden 100%");
    expect(found.filter((title) => title.startsWith("Mark"))).toEqual([]);
  });

  it("takes a company with signs literally", async () => {
    expect((await listLogos(database.anonymous(), { company: "Ber_ber, (Ltd)" })).total).toBe(1);
    expect((await listLogos(database.anonymous(), { company: "Ber%" })).total).toBe(0);
  });

  it("features the newest", async () => {
    expect((await logosAfter(database.anonymous(), {}, null, 6)).map(({ title }) => title)).toEqual([
      "Café 50% off",
      "Mark 1",
      "Mark 2",
      "Mark 3",
      "Mark 4",
      "Mark 5",
    ]);
  });
});

describe("one logo", () => {
  it("is found when approved; a malformed, unknown or pending id finds nothing, for its owner too", async () => {
    const { supabase } = await database.member();
    const mine = await createRecord(
      supabase,
      "logos",
      { title: "Kente", company: "Ashe", image_url: "/files/logos/a/kente.svg" },
      randomUUID(),
    );
    const [approved] = await logosAfter(database.anonymous(), {}, null, 1);
    expect((await logoNamed(database.anonymous(), approved?.id ?? ""))?.title).toBe("Café 50% off");
    for (const id of [undefined, "", "1", "null", `${randomUUID()}'`, randomUUID(), mine.id]) {
      expect(await logoNamed(supabase, String(id))).toBeNull();
    }
  });
});

describe("beside a logo stand", () => {
  const related = async (search: string) => {
    const [logo] = await logosAfter(database.anonymous(), { search }, null, 1);
    const { ofCompany, tag, tagged } = await relatedLogos(database.anonymous(), logo as Logo);
    return { company: ofCompany.map(({ title }) => title), tag, tagged: tagged.map(({ title }) => title) };
  };

  it("the newest of its company, then those of a tag, none of them twice", async () => {
    expect(await related("Mark 2")).toEqual({
      company: ["Mark 1", "Mark 3"],
      tag: "woven",
      tagged: ["Mark 4", "Mark 5", "Mark 6", "Mark 7"],
    });
    expect(await related("Café")).toEqual({ company: [], tag: "", tagged: [] });
  });

  it("those of the tag that most share; a word of a title is none", async () => {
    await database.query("update logos set tags = '{mark,sewn,woven}' where title = 'Mark 26'");
    await database.query("update logos set tags = '{sewn}' where title = 'Mark 25'");
    expect(await related("Mark 26")).toMatchObject({ tag: "woven", tagged: { length: 4 } });
    expect(await related("Mark 25")).toMatchObject({ tag: "sewn", tagged: ["Mark 26"] });
  });
});
