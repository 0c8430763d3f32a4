import { expect, test } from "vitest";
import { cloth, initials, weave } from "./placeholder.tsx";

test("an item always wears the same cloth, and another item another one", () => {
  const ids = Array.from({ length: 40 }, (_, index) => `item-${index}`);
  expect(cloth("item-1")).toEqual(cloth("item-1"));
  expect(new Set(ids.map((id) => JSON.stringify(cloth(id)))).size).toBeGreaterThan(35);
});

test("a cloth has no stripe that is lost on its ground, and its warp is not its weft", () => {
  for (let index = 0; index < 400; index += 1) {
    const { ground, warp, weft } = weave(`item-${index}`);
    expect([...warp, ...weft]).not.toContain(ground);
    expect(warp[0]).not.toBe(weft[0]);
  }
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
