import { expect, test } from "vitest";
import { maxSearchLength } from "./form-limits.ts";
import { searchText } from "./search-text.ts";

test("reads what an address searches for on one line, cut where a field would have stopped", () => {
  expect(searchText(new URLSearchParams("search=%20baobab%0A%0Abank&q=other"))).toBe("baobab bank");
  expect(searchText(new URLSearchParams("q=kerning"), "q")).toBe("kerning");
  expect(searchText(new URLSearchParams("page=2"))).toBe("");
  expect(searchText(new URLSearchParams({ search: "a".repeat(500) }))).toHaveLength(maxSearchLength);
  const emoji = searchText(new URLSearchParams({ search: "🎨".repeat(500) }));
  expect(emoji).toBe("🎨".repeat(maxSearchLength));
  expect(searchText(new URLSearchParams({ search: `a${"🎨".repeat(9)}` }), "search", 3)).toBe("a🎨🎨");
});
