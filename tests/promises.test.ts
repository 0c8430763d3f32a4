import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Every attack and fault that the site promises to withstand. The name of a test begins with the ids that it shows. */
const promises = {
  // Accounts, sessions and admin access
  A: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  // Who may read and write what
  Z: [1, 2, 3, 4, 5, 7, 10, 11, 12, 13, 14, 15],
  // Requests from other sites
  C: [1, 2, 4, 5],
  // What is written into fields
  X: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11],
  // Files
  F: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  // Parameters and forms
  I: [1, 2, 4, 5, 7, 8],
  // Faults and operation
  R: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};

const root = join(import.meta.dirname, "..");
const sources = ["{app,seeds,tests}/**/*.{test,spec}.{ts,tsx}", "supabase/tests/*.test.sql"].flatMap(
  (pattern) => globSync(pattern, { cwd: root }),
);

/** The ids with which the texts in a source begin: "R4 X5 with the backend gone", 'Z5: a member'. */
function idsIn(source: string): string[] {
  return [...source.matchAll(/["'`]((?:[A-Z]\d{1,2}[,:]? )+)/g)].flatMap(
    ([, ids = ""]) => ids.match(/[A-Z]\d+/g) ?? [],
  );
}

test("every promise has a test with its name", () => {
  const tested = new Set(sources.flatMap((path) => idsIn(readFileSync(join(root, path), "utf8"))));
  const promised = Object.entries(promises).flatMap(([letter, numbers]) =>
    numbers.map((number) => letter + number),
  );
  expect(promised.filter((id) => !tested.has(id))).toEqual([]);
});
