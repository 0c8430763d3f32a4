import { expect, test } from "vitest";
import { inVisualOrder, isRightToLeft, levelsOf, mirrored } from "./visual-order.ts";

test("the first letter of a text says which way it is read", () => {
  expect(isRightToLeft("2026: معرض Lagos")).toBe(true);
  expect(isRightToLeft("Lagos معرض")).toBe(false);
  for (const text of ["ንድፍ", "2026", "", "…"]) expect(isRightToLeft(text)).toBe(false);
});

/** A line as it stands on paper: each sign a piece of its own, and those from the right as they look there. */
function seen(line: string, isReversed = isRightToLeft(line)): string {
  const signs = [...line];
  const levels = levelsOf(signs, isReversed);
  const pieces = signs.map((sign, index) => ({ sign, level: levels[index] ?? 0 }));
  return inVisualOrder(pieces)
    .map(({ sign, level }) => (level === 1 ? mirrored(sign) : sign))
    .join("");
}

// Each sign of the lines below stands in the order of its code, whatever an editor makes of it.
const [a, b, c] = ["\u0627", "\u0628", "\u062a"];

test.each([
  ["Latin alone", "Kente 12.", "Kente 12."],
  ["Arabic alone", `${a}${b} ${c}!`, `!${c} ${b}${a}`],
  ["Arabic in Latin", `To ${a}${b} and`, `To ${b}${a} and`],
  ["Latin in Arabic", `${a} Big Co ${b}`, `${b} Big Co ${a}`],
  ["a number in Arabic, with its separators", `${a} 1,500.75 ${b}`, `${b} 1,500.75 ${a}`],
  ["Arabic digits", `${a} ١٢ ${b}`, `${b} ١٢ ${a}`],
  ["a number between Arabic words of a Latin line", `X ${a} 12 ${b}`, `X ${b} 12 ${a}`],
  ["brackets around a year", `${a} (2026)`, `(2026) ${a}`],
  ["a number before everything", `2026 ${a}`, `${a} 2026`],
  ["Ethiopic, from left to right", "ንድፍ፡ 12", "ንድፍ፡ 12"],
])("%s", (_, line, expected) => expect(seen(line)).toBe(expected));

test("a line of a longer text runs as that does", () => {
  expect(seen(`Co ${a}`, true)).toBe(`${a} Co`);
  expect(seen(`${a} Co`, false)).toBe(`${a} Co`);
});
