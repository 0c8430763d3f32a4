import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import type { Tables, TablesInsert } from "#app/backend/database.types.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { databaseTypes } from "./database-types.ts";

const database = await testDatabase();

test("the committed types are those of the migrated database", async () => {
  const committed = await readFile(join(import.meta.dirname, "../../app/backend/database.types.ts"), "utf8");
  expect(await databaseTypes(database.query), "run `npm run types:database`").toBe(committed);
});

test("supabase-js infers rows, inserts and results from them", async () => {
  const logo: TablesInsert<"logos"> = { title: "Mark", company: "Moyo", image_url: "/files/logos/a/a.svg" };
  expectTypeOf<Tables<"logos">["tags"]>().toEqualTypeOf<string[]>();
  expectTypeOf<TablesInsert<"logos">["search"]>().toEqualTypeOf<undefined>();

  const visitor = database.anonymous();
  await database
    .server()
    .from("logos")
    .insert({ ...logo, status: "approved" });
  const { data, count } = await visitor
    .rpc("matching_logos", { query: "mar" }, { count: "exact" })
    .select("id, title")
    .eq("company", "Moyo")
    .order("created_at", { ascending: false })
    .range(0, 23);
  expectTypeOf(data).toEqualTypeOf<{ id: string; title: string }[] | null>();
  expect([data?.length, data?.[0]?.title, count]).toEqual([1, "Mark", 1]);

  const { data: counts } = await visitor.rpc("public_counts").single();
  expectTypeOf(counts).toEqualTypeOf<{ logos: number; terms: number; events: number; jobs: number } | null>();
  expect(counts).toEqual({ logos: 1, terms: 0, events: 0, jobs: 0 });
});
