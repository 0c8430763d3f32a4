import { expect, it } from "vitest";
import { ownColor } from "./own-color.server.ts";

it.each([
  ["the most vivid color that its black shows on", ["#111111", "#e71d36", "#ffba08"], "#ffba08"],
  ["one that is darker than most of it", ["#ffba08", "#0b3c8c"], "#0b3c8c"],
  ["none where most of it would not be seen", ["#e71d36", "#2a9d8f"], null],
  ["no gray", ["#111111", "#ffffff", "#cccccc"], null],
  ["none where it has one color", ["#e71d36"], null],
  ["none where nothing is known", [], null],
])("a mark stands on %s", (_, colors, own) => {
  expect(ownColor(colors)).toBe(own);
});
