import { expect, it } from "vitest";
import { recentlyUsed } from "./recently-used.ts";

it("forgets what has waited longest when it holds too much, and never what was just asked for", () => {
  const words = recentlyUsed<string>(6, (word) => word.length);
  words.set("a", "ab");
  words.set("b", "cd");
  words.set("c", "ef");
  expect(words.get("a")).toBe("ab");
  words.set("d", "gh");
  expect(["a", "b", "c", "d"].map(words.get)).toEqual(["ab", undefined, "ef", "gh"]);
  words.set("a", "abcd");
  expect(["a", "c", "d"].map(words.get)).toEqual(["abcd", undefined, "gh"]);
  words.delete("d");
  words.delete("never set");
  words.set("c", "ij");
  expect(["a", "c", "d"].map(words.get)).toEqual(["abcd", "ij", undefined]);
  words.set("e", "too long");
  expect(words.get("e")).toBeUndefined();
  expect(words.get("a")).toBe("abcd");
});
