import { expect, test } from "vitest";
import { columnsOfFacts, factFinder, matchFields, readFacts } from "./facts.ts";

const json = JSON.stringify({
  icons: [
    {
      title: "Zenith",
      filename: "zenith-bank",
      url: "https://zenith.example",
      category: ["Fintech", "Lagos"],
      country: "nigeria",
      licence: "cc by 4.0",
    },
    { title: "MTN", filename: "./logos/mtn.svg", category: "Shoes", country: "Atlantis", year: "soon" },
  ],
});
const logo = (path: string, title: string) => ({
  paths: [path],
  title,
  problem: null,
  twin: null,
  image: "",
  layout: "mark" as const,
  variants: [],
});

test("facts of a JSON list are matched by their names, and found by file, folder or title", () => {
  const rows = readFacts("logos.json", json);
  const fields = matchFields(rows);
  expect(fields).toMatchObject({
    title: "title",
    filename: "filename",
    sector: "category",
    source_url: "url",
    license: "licence",
  });
  const find = factFinder(rows, fields);
  expect(find(logo("zenith-bank/logo.svg", "Zenith Bank"))?.title).toBe("Zenith");
  expect(find(logo("x/mtn.svg", "X"))?.title).toBe("MTN");
  expect(find(logo("other.svg", "mtn"))?.title).toBe("MTN");
  expect(find(logo("none.svg", "None"))).toBeNull();
  const { columns, leftOut } = columnsOfFacts(rows[0] ?? null, fields, "File");
  expect(columns).toMatchObject({
    title: "Zenith",
    company: "Zenith",
    country: "NG",
    sector: "Finance",
    tags: ["Lagos"],
    license: "CC-BY-4.0",
  });
  expect(leftOut).toEqual([]);
});

test("a wrong value is left out and said, and the rest is taken", () => {
  const rows = readFacts("logos.json", json);
  const { columns, leftOut } = columnsOfFacts(rows[1] ?? null, matchFields(rows), "File");
  expect(columns).toMatchObject({ title: "MTN", sector: null, tags: ["Shoes"], country: null, year: null });
  expect(leftOut).toEqual(["Year: soon", "Country: Atlantis"]);
});

test("a CSV file gives facts too; what is no list gives none, and the file names the logo", () => {
  expect(readFacts("a.csv", "Brand;Country Code\nMoyo;KE\n")).toEqual([
    { brand: "Moyo", country_code: "KE" },
  ]);
  expect(matchFields(readFacts("a.csv", "Brand,Country Code\nMoyo,KE\n"))).toEqual({
    title: "brand",
    country: "country_code",
  });
  expect(readFacts("package.json", '{"name": "logos", "files": ["a"]}')).toEqual([]);
  expect(readFacts("a.json", "{")).toEqual([]);
  expect(columnsOfFacts(null, {}, "Zenith Bank").columns).toMatchObject({
    title: "Zenith Bank",
    company: "Zenith Bank",
  });
});
