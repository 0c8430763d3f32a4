import { expect, test } from "vitest";
import { cloth, initials } from "./placeholder.tsx";

test("an item always wears the same cloth, and another item another one", () => {
  const ids = Array.from({ length: 40 }, (_, index) => `item-${index}`);
  expect(cloth("item-1")).toEqual(cloth("item-1"));
  expect(new Set(ids.map((id) => JSON.stringify(cloth(id)))).size).toBeGreaterThan(35);
});

test.each([
  ["Kente Collective", "KC"],
  ["  djembe   press works ", "DP"],
  ["ọjà & co", "ỌC"],
  ["«Sawa»", "S"],
  ["", ""],
])("the initials of %j are %j", (title, expected) => {
  expect(initials(title)).toBe(expected);
});
