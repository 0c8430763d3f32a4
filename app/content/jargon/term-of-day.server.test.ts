import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { termOfDay } from "./term-of-day.server.ts";

const database = await testDatabase();

const read = async (moment: string) => (await termOfDay(database.anonymous(), new Date(moment)))?.slug;

it("there is no term of the day where none has a drawing", async () => {
  expect(await read("2026-11-25T00:00:00Z")).toBeUndefined();
});

it("a term that has a drawing is the term of a whole day, and another one that of the next", async () => {
  await database.query(
    `insert into jargon (term, definition, category, status)
     select term, 'So.', 'Typography', status
     from (values ('Kerning', 'approved'), ('Leading', 'approved'), ('X-height', 'pending'), ('Undrawn', 'approved'))
       as rows (term, status)`,
  );
  const [first, later, next, after] = await Promise.all(
    ["2026-11-25T00:00:00Z", "2026-11-25T23:59:59Z", "2026-11-26T00:00:00Z", "2026-11-27T12:00:00Z"].map(
      read,
    ),
  );
  expect([later, after]).toEqual([first, first]);
  expect([first, next].sort()).toEqual(["kerning", "leading"]);
});
