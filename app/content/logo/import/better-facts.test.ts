import { expect, test } from "vitest";
import { betterFacts, type KnownLogo } from "./better-facts.ts";
import { planLogos } from "./groups.ts";

const known: KnownLogo = {
  id: "1",
  updated_at: "2027-01-01",
  title: "Zuri",
  company: "Zuri Group",
  country: null,
  sector: "Finance",
  tags: ["bank"],
  description: null,
  designer: null,
  year: null,
  license: null,
  source_url: null,
  guidelines_url: null,
};
const picture = { path: "zuri.svg", image: "/a.svg", problem: null, hash: "1", look: 1 };
const rows = [{ file: "zuri.svg", title: "ZURI", country: "NG", tags: "Bank, Lagos", sector: "Finance" }];
const fields = { filename: "file", title: "title", country: "country", tags: "tags", sector: "sector" };

const cellsOf = (more: Parameters<typeof planLogos>[2] = {}, choice?: Parameters<typeof betterFacts>[2]) => {
  const [logo] = planLogos([picture], rows, { fields, ...more });
  const better = logo ? betterFacts(logo, known, choice) : null;
  return {
    cells: better?.cells.map(({ column, was, is, isTaken }) => [column, was, is, isTaken]),
    columns: better?.columns,
  };
};

test("what the site does not say is taken, and what it says otherwise is offered", () => {
  expect(cellsOf()).toEqual({
    cells: [
      ["title", "Zuri", "ZURI", false],
      ["country", "", "Nigeria", true],
      ["tags", "bank", "bank, Lagos", false],
    ],
    columns: { country: "NG" },
  });
});

test("an admin's ticks count as long as the logo is the version they saw", () => {
  expect(cellsOf({}, { version: "2027-01-01", columns: ["title", "tags"] }).columns).toEqual({
    title: "ZURI",
    tags: ["bank", "Lagos"],
  });
  expect(cellsOf({}, { version: "2026-12-31", columns: ["title"] }).columns).toEqual({ country: "NG" });
});

test("a value for all fills what is empty, and no name of a file or company for all is a fact", () => {
  const plain = { fields: {}, values: { company: "All", country: "GH", designer: "Ada" } } as const;
  expect(cellsOf(plain).cells).toEqual([
    ["country", "", "Ghana", true],
    ["designer", "", "Ada", true],
  ]);
});

test("what is the same offers nothing", () => {
  const [logo] = planLogos([picture], [{ file: "zuri.svg", title: "Zuri" }], { fields });
  expect(logo && betterFacts(logo, known)).toBeNull();
});
