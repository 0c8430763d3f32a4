import { describe, expect, it } from "vitest";
import { commaSeparated, oneLine, severalLines } from "./sanitize-text.ts";

describe("X7: text of a field", () => {
  it.each([
    ["  Kente \t\n Collective  ", "Kente Collective"],
    ["Ken\u0000te", "Kente"],
    ["\u202Egnp.logo\u202C.svg", "gnp.logo.svg"],
    ["\u2066a\u2069\u200Eb\u200Fc", "abc"],
    ["zero\u200B\u200Cwidth\uFEFF\u200D", "zerowidth"],
    ["bell\u0007 and \u009Fescape", "bell and escape"],
    ["a \u200B b", "a b"],
    ["\u200B \u202E", ""],
    ["\uFE0F", ""],
    ["\u2800 \u2800", ""],
    ["\u0301", ""],
    ["\u3164\u115F\u1160\uFFA0", ""],
    ["\u{E0100}", ""],
  ])("on one line, %j becomes %j", (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it("leaves names and emoji of every script as they are", () => {
    const names = "Áfrika ⵜⵉⴼⵉⵏⴰⵖ ግዕዝ العربية N’Djamena 👩🏾‍🎨 🇰🇪";
    expect(oneLine(names)).toBe(names);
    for (const name of ["شركة النيل", "𞤀𞤣𞤤𞤢𞤥", "ግዕዝ", "❤️", "7️⃣", "?!", "+", "⠁"])
      expect(oneLine(name)).toBe(name);
    expect(oneLine("Cafe\u0301")).toBe("Café");
  });

  it("keeps the lines of a longer text", () => {
    expect(severalLines("  First \u202Eline\r\n\r\n\r\n\r\n second\u0000  line \n")).toBe(
      "First line\n\nsecond line",
    );
  });

  it("reads a quarter of a megabyte of spaces with nothing between them at once", () => {
    const begin = performance.now();
    expect(severalLines(`a${" \u00AD".repeat(85_000)}b \u00AD \n\u00AD  c`)).toBe("a b\nc");
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it("finds no text where nothing is drawn", () => {
    expect(severalLines("\uFE0F\n\u2800\n\u0301")).toBe("");
    expect(severalLines("First\n\u2800")).toBe("First\n\u2800");
    expect(commaSeparated("logo, \u2800, \uFE0F")).toEqual(["logo"]);
  });

  it("splits words on commas, without empty ones and repeats", () => {
    expect(commaSeparated(" bank , , Red\u200B,red,  two  words ,")).toEqual(["bank", "Red", "two words"]);
    expect(commaSeparated("")).toEqual([]);
  });
});
