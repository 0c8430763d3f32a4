import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { termGroups } from "./groups.ts";
import { listTerms, neighborsOf, termNamed, termTotals } from "./queries.server.ts";

const database = await testDatabase();

beforeAll(async () => {
  await database.query(
    `insert into jargon (term, definition, category, related_terms, status)
     values ('Kerning', 'Space between two letters.', 'Typography', '{Tracking,Leading,Ghost,Kerning}', 'approved'),
            ('tracking', 'Space in a run of letters.', 'Typography', '{kerning}', 'approved'),
            ('Écran', 'French for screen.', 'Web Design', '{}', 'approved'),
            ('3D', 'Depth.', 'Digital Design', '{}', 'approved'),
            ('Bleed', 'Ink past the edge.', 'Print Design', '{}', 'approved'),
            ('Ghost', 'Waits for review.', 'Print Design', '{}', 'pending')`,
  );
});

const names = async (filter: Parameters<typeof listTerms>[1]) =>
  (await listTerms(database.anonymous(), filter)).terms.map(({ term }) => term);

const write = (...terms: string[]) =>
  database.query(
    "insert into jargon (term, definition, status) select term, 'A word.', 'approved' from unnest($1::text[]) as term",
    [terms],
  );
const erase = (...terms: string[]) => database.query("delete from jargon where term = any ($1)", [terms]);

describe("the dictionary", () => {
  it("lists approved terms without regard to case and accents, with the letters that have terms", async () => {
    const list = await listTerms(database.anonymous(), {});
    expect(list.terms.map(({ term }) => term)).toEqual(["3D", "Bleed", "Écran", "Kerning", "tracking"]);
    expect(await termTotals(database.anonymous())).toEqual({
      all: 5,
      letters: ["#", "B", "E", "K", "T"].map((letter) => ({ letter, count: 1 })),
    });
    expect(list).toMatchObject({ total: 5, page: null, next: null });
  });

  it("sorts by term or category in both directions", async () => {
    expect(await names({ direction: "descending" })).toEqual(["tracking", "Kerning", "Écran", "Bleed", "3D"]);
    expect(await names({ sort: "category" })).toEqual(["3D", "Bleed", "Kerning", "tracking", "Écran"]);
    expect(await names({ sort: "category", direction: "descending" })).toEqual([
      "Écran",
      "Kerning",
      "tracking",
      "Bleed",
      "3D",
    ]);
  });

  it.each(["ascending", "descending"] as const)("goes on where a page ended, %s", async (direction) => {
    await database.query(
      "insert into jargon (term, definition, category, status) values ('Odd', 'Belongs nowhere.', null, 'approved'), ('Even', 'Neither.', null, 'approved')",
    );
    for (const sort of ["term", "category"] as const) {
      const all = await names({ sort, direction });
      const there: string[] = [];
      for (let page: string | null | undefined; page !== null; ) {
        const list = await listTerms(database.anonymous(), { sort, direction, page, pageSize: 2 });
        if (list.previous)
          expect(await names({ sort, direction, page: list.previous, pageSize: 2 })).toEqual(there.slice(-2));
        there.push(...list.terms.map(({ term }) => term));
        page = list.next;
      }
      expect(there).toEqual(all);
    }
    await database.query("delete from jargon where category is null");
  });

  it("filters by letter, category and search, together too", async () => {
    expect(await names({ letter: "E" })).toEqual(["Écran"]);
    expect(await names({ letter: "#" })).toEqual(["3D"]);
    expect(await names({ letter: "Q" })).toEqual([]);
    expect(await names({ category: "Typography" })).toEqual(["Kerning", "tracking"]);
    expect(await names({ search: "letters" })).toEqual(["Kerning", "tracking"]);
    expect(await names({ search: "letters", letter: "K", category: "Typography" })).toEqual(["Kerning"]);
    expect(await names({ search: "ecran" })).toEqual(["Écran"]);
    expect(await names({ search: "ghost" })).not.toContain("Ghost");
  });

  it("links related terms that have a page, and only those", async () => {
    const kerning = await termNamed(database.anonymous(), "kerning");
    expect(kerning?.related).toEqual([
      { term: "Tracking", slug: "tracking" },
      { term: "Leading", slug: null },
      { term: "Ghost", slug: null },
      { term: "Kerning", slug: null },
    ]);
    const listed = await listTerms(database.anonymous(), { letter: "K" });
    expect(listed.terms[0]?.related).toEqual(kerning?.related);
  });

  it("lists a term under one letter, whatever it begins with, and counts it there", async () => {
    await write("Ɓaƙi", "Ɗan", "Œuvre", "@font-face", "ﬁne", "Ɣ", "ግዕዝ", "!?");
    const { terms } = await listTerms(database.anonymous(), {});
    const groups = termGroups(terms, "term");
    const shown = Object.fromEntries(
      groups.map((group) => [group.name, group.terms.map(({ term }) => term)]),
    );
    expect(shown).toMatchObject({
      "#": ["!?", "3D", "ግዕዝ"],
      B: ["Ɓaƙi", "Bleed"],
      D: ["Ɗan"],
      F: ["ﬁne", "@font-face"],
      G: ["Ɣ"],
      O: ["Œuvre"],
    });
    expect(groups.map(({ name, terms: { length } }) => ({ letter: name, count: length }))).toEqual(
      (await termTotals(database.anonymous())).letters,
    );
    for (const [letter, there] of Object.entries(shown)) expect(await names({ letter })).toEqual(there);
    await erase("Ɓaƙi", "Ɗan", "Œuvre", "@font-face", "ﬁne", "Ɣ", "ግዕዝ", "!?");
  });

  it("goes from a term to its neighbors in the order of the list, and no further than the last", async () => {
    const there: string[] = [];
    for (let slug: string | undefined = "3d"; slug; ) {
      const term = await termNamed(database.anonymous(), slug);
      const { previous, next } = await neighborsOf(database.anonymous(), term ?? expect.fail());
      expect(previous?.term).toBe(there.at(-1));
      there.push(term?.term ?? "");
      slug = next?.slug;
    }
    expect(there).toEqual(await names({}));
  });

  it("lists a renamed term where its new name belongs, at its old address", async () => {
    await database.query("update jargon set term = 'Zigzag' where term = 'Bleed'");
    expect(await names({ letter: "B" })).toEqual([]);
    expect(await names({ letter: "Z" })).toEqual(["Zigzag"]);
    expect((await names({})).at(-1)).toBe("Zigzag");
    expect((await termTotals(database.anonymous())).letters).toContainEqual({ letter: "Z", count: 1 });
    expect((await termNamed(database.anonymous(), "bleed"))?.term).toBe("Zigzag");
    await database.query("update jargon set term = 'Bleed' where term = 'Zigzag'");
  });

  it("links related terms however they are written, by the names that their pages have or had", async () => {
    await write("Ɓaƙi", "مُصَمِّم", "Old name");
    await database.query("update jargon set term = 'New name' where term = 'Old name'");
    await database.query(
      "insert into jargon (term, definition, related_terms, status) values ('All', 'Of them.', '{baƙi,مصمم,new-name,Old name,!?}', 'approved')",
    );
    expect((await termNamed(database.anonymous(), "all"))?.related).toEqual([
      { term: "baƙi", slug: "baki" },
      { term: "مصمم", slug: "مصمم" },
      { term: "new-name", slug: "old-name" },
      { term: "Old name", slug: "old-name" },
      { term: "!?", slug: null },
    ]);
    await erase("Ɓaƙi", "مُصَمِّم", "New name", "All");
  });

  it("has a page for a term with vowel signs, and goes on after it", async () => {
    const { data } = await database
      .server()
      .from("jargon")
      .insert({ term: "مُصَمِّم", definition: "A designer.", status: "approved" })
      .select("id, slug")
      .single();
    const slug = data?.slug ?? "";
    expect((await termNamed(database.anonymous(), slug))?.term).toBe("مُصَمِّم");
    const last = await listTerms(database.anonymous(), {
      letter: "#",
      pageSize: 1,
      direction: "descending",
    });
    expect(last.terms.map(({ term }) => term)).toEqual(["مُصَمِّم"]);
    const next = await listTerms(database.anonymous(), {
      letter: "#",
      pageSize: 1,
      direction: "descending",
      page: last.next,
    });
    expect(next.terms.map(({ term }) => term)).toEqual(["3D"]);
    await database
      .server()
      .from("jargon")
      .delete()
      .eq("id", data?.id ?? "");
  });

  it("has no page for an unknown, malformed or pending term", async () => {
    for (const slug of [undefined, "", "unknown", "ghost", "Kerning%", "ker ning", "x".repeat(101)]) {
      expect(await termNamed(database.anonymous(), String(slug))).toBeNull();
    }
    expect((await termNamed(database.anonymous(), "ecran"))?.term).toBe("Écran");
  });
});
