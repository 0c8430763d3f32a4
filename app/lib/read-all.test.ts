import { expect, test } from "vitest";
import { readAll, readParts } from "./read-all.ts";

const list = (total: number, most: number) => async (last: number | undefined) => {
  const seen = last ?? 0;
  return {
    data: Array.from({ length: Math.min(most, total - seen) }, (_, at) => seen + at + 1),
    error: null,
  };
};

test.each([
  [0, 1000],
  [1, 1000],
  [1000, 1000],
  [1001, 1000],
  [120_000, 1000],
  [1001, 500],
])("a list of %i rows comes whole from a project that hands out %i at once", async (total, most) => {
  let last = 0;
  for await (const rows of readParts(list(total, most), "It failed")) {
    expect(rows[0]).toBe(last + 1);
    last = rows.at(-1) ?? 0;
  }
  expect(last).toBe(total);
  expect(await readAll(list(total, most), "It failed")).toHaveLength(total);
});

test("a list that cannot be read to its end is an error, not half a list", async () => {
  const breaksOff = async (last: number | undefined) =>
    (last ?? 0) < 2000 ? list(5000, 1000)(last) : { data: null, error: { code: "57014" } };
  await expect(readAll(breaksOff, "It failed")).rejects.toThrow("It failed");
});
