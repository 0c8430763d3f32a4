import { expect, test } from "vitest";
import { serverKinds } from "#app/content/kinds.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();

test("pages, server and database know the same kinds, by the same names and with the same titles", async () => {
  const known = await database.query<{ name: string; table: string; title: string }>(
    'select type as name, name as "table", identity[1] as title from private.kinds order by type',
  );
  const told = kinds.map(({ name, table, titleColumn: title }) => ({ name, table, title }));
  expect(told.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(known);
  expect(serverKinds.map(({ name }) => name)).toEqual(kinds.map(({ name }) => name));
  expect(serverKinds.map(({ api }) => api.name)).toEqual(kinds.map(({ table }) => table));
});

test("a kind that members send in has both its form and its rules", () => {
  expect(serverKinds.filter(({ member, submission }) => !member !== !submission)).toEqual([]);
});
