import { expect, test } from "vitest";
import { leftOutCsv, readRowNumbers } from "./left-out-rows.ts";

test.each([
  ["", []],
  ["3", [3]],
  ["3, 7-9;12", [3, 7, 8, 9, 12]],
  [" ٣ ، ٧–٨ ", [3, 7, 8]],
])("rows are named as pages are for a printer: %j", (text, numbers) => {
  expect([...(readRowNumbers(text) ?? [])]).toEqual(numbers);
});

test.each(["three", "9-7", "-3", "1.5", "1-2-3", "12345678"])("%j names no rows", (text) => {
  expect(readRowNumbers(text)).toBeNull();
});

const planned = { title: "", changes: [], inferred: [], unsaid: [], item: null };

test("a file of rows that were left out says once why", () => {
  const rows = [
    { number: 2, raw: ["Zuri", "Old reason", "KE"], cells: {}, isTooLong: false },
    { number: 3, raw: ["Moyo"], cells: {}, isTooLong: false },
    { number: 4, raw: ["Duka"], cells: {}, isTooLong: false },
  ];
  const plan = [
    { ...planned, number: 2, outcome: "wrong" as const, errors: ["Bad, twice.", "Too long."] },
    { ...planned, number: 3, outcome: "conflict" as const, errors: [] },
    { ...planned, number: 4, outcome: "add" as const, errors: [] },
  ];
  expect(leftOutCsv({ heading: ["title", "left_out_because", "country"], rows }, plan)).toBe(
    'title,country,left_out_because\r\nZuri,KE,"Bad, twice. Too long."\r\nMoyo,,Changed here since it was exported.\r\n',
  );
});
