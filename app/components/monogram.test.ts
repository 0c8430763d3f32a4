import { expect, test } from "vitest";
import { initials } from "./monogram.tsx";

test.each([
  ["Kente Collective", "KC"],
  ["  djembe   press works ", "DP"],
  ["ọjà & co", "ỌC"],
  ["«Sawa»", "S"],
  ["", ""],
])("the initials of %j are %j", (title, expected) => {
  expect(initials(title)).toBe(expected);
});
