import { expect, it } from "vitest";
import { formatMoney } from "./money.ts";

it.each([
  [650_000, 650_000, "NGN", "₦650,000"],
  [2000, 2400, "USD", "$2,000–2,400"],
  [500, null, "USD", "From $500"],
  [null, 900, "KES", "Up to KES 900"],
  [12.5, 15, "EUR", "€12.50–15.00"],
  [55_000, 72_000, "ZAR", "R55,000–72,000"],
  [190_000, 240_000, "KES", "KES 190,000–240,000"],
  [0, 0, "USD", "$0"],
  [30_000, null, "NAD", "From NAD 30,000"],
  [1000, 1000, "LRD", "LRD 1,000"],
  [1000, 1000, "SSP", "SSP 1,000"],
  [1000, 1000, "GBP", "£1,000"],
  [1000, null, null, "From 1,000"],
  [1000, null, "??", "From ?? 1,000"],
  [null, null, "USD", null],
])("%s to %s of %s reads %s", (minimum, maximum, currency, text) => {
  expect(formatMoney(minimum, maximum, currency)?.replaceAll("\u00a0", " ") ?? null).toBe(text);
});

it("keeps a sign beside its letters in Arabic", () => {
  expect(formatMoney(45, 60, "USD", "ar")).toBe("\u200f45–60\u00a0US$\u200e");
  expect(formatMoney(45, 45, "MAD", "ar")).toBe("\u200f45\u00a0د.م.\u200f");
});
