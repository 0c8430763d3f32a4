import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const promised = [...read("docs/promises.md").matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, id = ""]) => id);

/** The ids with which the texts in a source begin: R4 X5 with the backend gone. An M without a colon begins the path of a drawing. */
function idsIn(source: string): string[] {
  return [...source.matchAll(/["'`]((?:(?:[A-LN-Z]\d{1,2}[,:]?|M\d:) )+)/g)].flatMap(
    ([, ids = ""]) => ids.match(/[A-Z]\d+/g) ?? [],
  );
}

/** The files whose tests have an id in their name, by the id. */
const owners = new Map<string, Set<string>>();
for (const pattern of ["{app,seeds,tests}/**/*.{test,spec}.{ts,tsx}", "supabase/tests/*.test.sql"])
  for (const path of globSync(pattern, { cwd: root }))
    for (const id of idsIn(read(path))) owners.set(id, (owners.get(id) ?? new Set()).add(path));

test("every promise has a test with its name", () => {
  expect(promised.length).toBeGreaterThan(50);
  expect(promised.filter((id) => !owners.has(id))).toEqual([]);
});

test("every id in the name of a test is promised, once", () => {
  expect([...owners.keys()].filter((id) => !promised.includes(id))).toEqual([]);
  expect(promised.filter((id, index) => promised.indexOf(id) !== index)).toEqual([]);
});

test("the tests of a promise stand in one file", () => {
  expect([...owners].filter(([, paths]) => paths.size > 1)).toEqual([]);
});
