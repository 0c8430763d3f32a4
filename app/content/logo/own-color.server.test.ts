import { expect, it } from "vitest";
import { ownColor } from "./own-color.server.ts";

it.each([
  [
    "white on the largest that is no gray",
    ["#111111", "#6b21a8", "#ff9d00"],
    { color: "#6b21a8", isDark: true },
  ],
  ["black where white would not be seen", ["#111111", "#ffba08"], { color: "#ffba08", isDark: false }],
  ["white on its only one", ["#0b3c8c"], { color: "#0b3c8c", isDark: true }],
  ["on none where it has grays only", ["#111111", "#ffffff", "#cccccc"], null],
  ["on none where nothing is known", [], null],
])("the shape of a mark stands in %s", (_, colors, own) => {
  expect(ownColor(colors)).toEqual(own);
});
