import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { logosPage } from "./list.server.ts";

const database = await testDatabase();
const page = (filter: Parameters<typeof logosPage>[1] = {}) => logosPage(database.anonymous(), filter);
const inWords = (choices: { value: string; count: number }[]) =>
  choices.map(({ value, count }) => `${value} ${count}`).sort();

beforeAll(async () => {
  await database.query(
    `insert into logos (title, company, image_url, status, country, sector, mark_form, designer)
     select 'Mark ' || n, 'Company ' || n % 3, '/files/logos/a/a.svg', case when n > 40 then 'pending' else 'approved' end,
       (array['KE', 'NG', null])[1 + n % 3], (array['Finance', 'Media'])[1 + n % 2], case when n % 4 = 0 then 'Emblem' end, 'Ada ' || n % 5
     from generate_series(1, 48) as n`,
  );
  await database.query("insert into private.picture_colors values ('/files/logos/a/g.svg', '{green,black}')");
  await database.query(
    "update logos set image_url = '/files/logos/a/g.svg' where sector = 'Media' and country is not null",
  );
});

it("counts what each choice would show among what the other filters leave", async () => {
  const { total, choices } = await page();
  expect(total).toBe(40);
  expect(inWords(choices.sector)).toEqual(["Finance 20", "Media 20"]);
  expect(choices.form).toEqual([{ value: "Emblem", count: 10 }]);

  const kenyan = await page({ country: "KE" });
  expect(kenyan.total).toBe(13);
  expect(inWords(kenyan.choices.country)).toEqual(["KE 13", "NG 14"]);
  for (const { value, count } of kenyan.choices.sector)
    expect((await page({ country: "KE", sector: value })).total).toBe(count);

  const narrow = await page({ country: "KE", sector: "Media", designer: "Ada 1" });
  expect(narrow.total).toBe(narrow.logos.length);
  expect(narrow.logos.length).toBeGreaterThan(0);
});

it("counts what has a color, within the other filters, too", async () => {
  const green = await page({ color: "green" });
  expect(green).toMatchObject({ total: 14, next: null });
  expect(inWords(green.choices.sector)).toEqual(["Media 14"]);
  expect(new Set(green.logos.map(({ image_url }) => image_url))).toEqual(new Set(["/files/logos/a/g.svg"]));
  expect((await page({ color: "green", country: "KE" })).choices.form).toEqual([]);
  expect(await page({ color: "red" })).toMatchObject({ total: 0, logos: [] });
});

it("narrows to a form", async () => {
  const emblems = await page({ form: "Emblem", sector: "Finance" });
  expect(emblems).toMatchObject({ total: 10, next: null });
});

it("offers what is chosen even where nothing is left, and counts no search", async () => {
  const none = await page({ company: "Nobody", country: "KE" });
  expect(none).toMatchObject({ total: 0, logos: [] });
  expect(none.choices.company).toContainEqual({ value: "Nobody", count: 0 });
  expect(await page({ search: "mark" })).toMatchObject({ total: null });
});
