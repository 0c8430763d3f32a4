import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it("cuts no emoji in two where a text has no words", () => {
  expect(shorten("a🎨🎨🎨", 7)).toBe("a🎨🎨🎨");
  expect(shorten("a🎨🎨🎨", 6)).toBe("a🎨🎨…");
  expect(shorten("a🎨🎨🎨", 5)).toBe("a🎨…");
});
