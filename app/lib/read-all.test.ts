import { expect, test } from "vitest";
import { readAll, readParts } from "./read-all.ts";

/** A list of `total` numbers, as the backend hands it out: no more than asked for, and an error beyond its end. */
const list = (total: number) => async (from: number, to: number) =>
  from > total
    ? { data: null, error: { code: "PGRST103" } }
    : { data: Array.from({ length: Math.min(to + 1, total) - from }, (_, at) => from + at), error: null };

test.each([0, 1, 1000, 1001, 120_000])("a list of %i rows comes whole", async (total) => {
  let next = 0;
  for await (const rows of readParts(list(total), "It failed")) {
    expect(rows[0]).toBe(next);
    next += rows.length;
  }
  expect(next).toBe(total);
  expect(await readAll(list(total), "It failed")).toHaveLength(total);
});

test("a list that cannot be read to its end is an error, not half a list", async () => {
  const breaksOff = async (from: number, to: number) =>
    from < 2000 ? list(5000)(from, to) : { data: null, error: { code: "57014" } };
  await expect(readAll(breaksOff, "It failed")).rejects.toThrow("It failed");
});
