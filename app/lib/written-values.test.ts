import { expect, test } from "vitest";
import { africanCountries } from "./countries.ts";
import { countryWords } from "./country-names.ts";
import { salaryCurrencies } from "./currencies.ts";
import { currencyWords } from "./currency-names.ts";
import { plainDigits, readChoice, readMoney, readYear, readYesNo } from "./written-values.ts";

test("digits of any script are digits", () => {
  expect(plainDigits("٠١٢٣ ۴۵۶ ７８９ ߀߁ 𞥒𞥓 ४५ ৬৭ ๘๙ 𝟘𝟡")).toBe("0123 456 789 01 23 45 67 89 09");
});

test.each([
  ["650000", 650_000],
  ["650,000", 650_000],
  ["650 000", 650_000],
  ["650\u202f000", 650_000],
  ["1.200.000", 1_200_000],
  ["1'200'000", 1_200_000],
  ["1,200.50", 1200.5],
  ["1.200,50", 1200.5],
  ["1 200,5", 1200.5],
  ["100.50", 100.5],
  ["1.200", 1200],
  ["24k", 24_000],
  ["1.1m", 1_100_000],
  ["1.5 million", 1_500_000],
  ["80 thousand", 80_000],
  ["120,000/=", 120_000],
  ["٦٥٠٬٠٠٠", 650_000],
  ["０１２", 12],
])("%s is an amount without a currency", (text, amount) =>
  expect(readMoney(text)).toEqual({ amount, currencies: null }),
);

test.each([
  ["₦650,000", 650_000, ["NGN"]],
  ["R 450,50", 450.5, ["ZAR"]],
  ["KSh 120,000/=", 120_000, ["KES"]],
  ["kes 5", 5, ["KES"]],
  ["GH₵ 900", 900, ["GHS"]],
  ["3 000 €", 3000, ["EUR"]],
  ["1.200.000 FCFA", 1_200_000, ["XAF", "XOF"]],
  ["2 millions F. CFA", 2_000_000, ["XAF", "XOF"]],
  ["٨٬٠٠٠ درهم", 8000, ["MAD"]],
  ["9,500 ብር", 9500, ["ETB"]],
  ["$2,000", 2000, ["USD", "LRD", "NAD"]],
])("%s may be in some currencies", (text, amount, currencies) =>
  expect(readMoney(text)).toEqual({ amount, currencies }),
);

test.each([
  "",
  "-5",
  "12,34,567",
  "1.200.00",
  "1,2,3",
  "650,000 - 900,000",
  "Negotiable",
  "5 apples",
  "1.2.3",
])("%j is no amount", (text) => expect(readMoney(text)).toBeNull());

test("a yes and a no are known in the words of spreadsheets and people", () => {
  for (const yes of ["yes", "Y", "TRUE", "VRAI", "1", "x", "Oui", "Sim", "Ndiyo", "نعم", "✓"])
    expect(readYesNo(yes), yes).toBe(true);
  for (const no of ["no", "N", "FALSE", "FAUX", "0", "-", "Não", "Hapana", "لا"])
    expect(readYesNo(no), no).toBe(false);
  for (const neither of ["", "perhaps", "Hybrid", "2"]) expect(readYesNo(neither), neither).toBeNull();
});

test("a value is known by itself and by other words, in any case and spelling of spaces", () => {
  const values = ["Full-time", "in-person", "R&D"] as const;
  const words = { "in-person": "In-person, on site", "R&D": "research, both", "Full-time": "both" };
  for (const text of ["full time", "FULL_TIME", "Fulltime", " full-time "])
    expect(readChoice(text, values, words), text).toBe("Full-time");
  expect(readChoice("On-Site", values, words)).toBe("in-person");
  expect(readChoice("rd", values, words)).toBe("R&D");
  for (const text of ["", "full", "both"]) expect(readChoice(text, values, words), text).toBeNull();
});

test("a value may be said twice, and with `and` for `&`", () => {
  const values = ["KE", "CD", "Food and drink"] as const;
  const words = { KE: "Kenya", CD: "Congo" };
  for (const text of ["Kenya (KE)", "KE - Kenya", "ke: kenya"])
    expect(readChoice(text, values, words), text).toBe("KE");
  expect(readChoice("Food & Drink", values, words)).toBe("Food and drink");
  for (const text of ["Kenya (CD)", "Kenya (West)", "Kenya - Congo"])
    expect(readChoice(text, values, words), text).toBeNull();
});

test("a country and a currency are known by their whole names", () => {
  for (const [text, country] of [
    ["Republic of Kenya", "KE"],
    ["Congo (DRC)", "CD"],
    ["Quénia", "KE"],
    ["S. Africa", "ZA"],
  ] as const)
    expect(readChoice(text, africanCountries, countryWords), text).toBe(country);
  for (const [text, currency] of [
    ["Kenyan Shilling", "KES"],
    ["naira nigérian", "NGN"],
  ] as const)
    expect(readChoice(text, salaryCurrencies, currencyWords), text).toBe(currency);
});

test("a year may be part of a date", () => {
  for (const text of ["2019", "2019-03-01", "March 2019", "٢٠١٩", "c. 2019"])
    expect(readYear(text), text).toBe(2019);
  for (const text of ["", "soon", "1999-2003", "12345", "19"]) expect(readYear(text), text).toBeNull();
});

test("every currency that pay may be in has its names", () => {
  expect(Object.keys(currencyWords)).toEqual(salaryCurrencies);
});
