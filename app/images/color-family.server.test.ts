import { expect, test } from "vitest";
import { colorFamilies, colorFamilyNames } from "#app/lib/color-families.ts";
import { colorFamiliesOf, colorFamily } from "./color-family.server.ts";

test.each([
  ["#ff0000", "red"],
  ["#c8102e", "red"],
  ["#8b0000", "red"],
  ["#ff7f00", "orange"],
  ["#d35400", "orange"],
  ["#ffff00", "yellow"],
  ["#f2b632", "yellow"],
  ["#ffd700", "yellow"],
  ["#00ff00", "green"],
  ["#1f6b48", "green"],
  ["#008080", "green"],
  ["#808000", "green"],
  ["#00ffff", "blue"],
  ["#2a3f9f", "blue"],
  ["#0b1f4b", "blue"],
  ["#800080", "purple"],
  ["#4b0082", "purple"],
  ["#ffc0cb", "pink"],
  ["#ff00ff", "pink"],
  ["#e91e63", "pink"],
  ["#8b4513", "brown"],
  ["#b4491a", "brown"],
  ["#d2b48c", "brown"],
  ["#000000", "black"],
  ["#231a12", "black"],
  ["#808080", "black"],
  ["#ffffff", null],
  ["#fbf8f1", null],
] as const)("%s is called %s", (color, family) => expect(colorFamily(color)).toBe(family));

test("each dot has a color of its family", () => {
  expect(colorFamilyNames.map((name) => colorFamily(colorFamilies[name].dot))).toEqual(colorFamilyNames);
});

test("a mark has each family once, and none where it is white", () => {
  expect(colorFamiliesOf(["#1f6b48", "#f2b632", "#00aa00", "#ffffff"])).toEqual(["green", "yellow"]);
  expect(colorFamiliesOf(["#ffffff"])).toEqual([]);
});
