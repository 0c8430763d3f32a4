import { expect, test } from "vitest";
import { type Order, readListPage, readPlace } from "./keyset.ts";

const byNumber: Order<number> = { keys: (row) => [String(row)], sound: [(value) => /^\d{1,3}$/.test(value)] };
let asked = 0;

const page = (length: number, word?: string | null) => {
  asked = 0;
  const all = Array.from({ length }, (_, index) => index + 1);
  const ask = ({
    seen,
    backwards = false,
    max_rows,
  }: {
    seen?: string[];
    backwards?: boolean;
    max_rows: number;
  }) => {
    asked += 1;
    const [place] = seen ?? [];
    const fit = all.filter((row) => !place || (backwards ? row < Number(place) : row > Number(place)));
    return Promise.resolve({ data: (backwards ? fit.toReversed() : fit).slice(0, max_rows), error: null });
  };
  return readListPage(word, byNumber, ask, "Failed", 5);
};

test("a list is walked to its end and back, each page by its own address, in one query", async () => {
  const there: number[][] = [];
  let current = await page(13);
  for (; ; current = await page(13, current.next)) {
    there.push(current.rows);
    expect(asked).toBe(1);
    if (!current.next) break;
  }
  expect(there).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
    [11, 12, 13],
  ]);
  const back = await page(13, current.previous);
  expect(back).toEqual({
    rows: [6, 7, 8, 9, 10],
    total: null,
    page: "after_5",
    previous: "before_6",
    next: "after_10",
  });
  const first = await page(13, back.previous);
  expect(first).toMatchObject({ rows: [1, 2, 3, 4, 5], page: null, previous: null, next: "after_5" });
  expect((await page(13, "after_10")).page).toBe("after_10");
});

test("where one page holds everything its rows are counted", async () => {
  expect(await page(5)).toEqual({ rows: [1, 2, 3, 4, 5], total: 5, page: null, previous: null, next: null });
  expect((await page(6)).total).toBeNull();
  expect(await page(0)).toEqual({ rows: [], total: 0, page: null, previous: null, next: null });
});

test("what is left of a list that has shrunk is shown: its end, or its beginning", async () => {
  expect(await page(7, "after_90")).toEqual({
    rows: [3, 4, 5, 6, 7],
    total: null,
    page: "after_2",
    previous: "before_3",
    next: null,
  });
  expect(await page(3, "after_90")).toMatchObject({ rows: [1, 2, 3], total: 3, page: null });
  expect(await page(7, "before_3")).toMatchObject({ rows: [1, 2, 3, 4, 5], page: null, previous: null });
});

test.each([null, "", "2", "after", "after_", "after_x", "after_1_2", "beyond_1", "after_1'--"])(
  "%j names no place",
  (word) => expect(readPlace(word, byNumber)).toBeNull(),
);

test("a database that fails is said in words for people", async () => {
  const ask = () => Promise.resolve({ data: null, error: { code: "57014" } });
  await expect(readListPage(null, byNumber, ask, "Failed to load")).rejects.toThrow("Failed to load");
});
