import { expect, test } from "vitest";
import { readFactLists } from "./fact-lists.ts";
import { columnsOfFacts, factFinder, fitOf, matchFields, rankLists } from "./facts.ts";

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
const [rows = []] = readFactLists("logos.json", json);
const finder = (list: Record<string, string>[], paths: string[]) => {
  const { find } = factFinder(list, matchFields(list, paths), paths);
  return (path: string, brand = "") => find(path, brand)?.row.title ?? null;
};

test("facts of a JSON list are matched by their names, and found by file, folder or title", () => {
  const fields = matchFields(rows, ["zenith-bank/logo.svg"]);
  expect(fields).toMatchObject({
    title: "title",
    filename: "filename",
    sector: "category",
    source_url: "url",
    license: "licence",
  });
  const find = finder(rows, ["zenith-bank/logo.svg", "x/mtn.svg"]);
  expect(find("zenith-bank/logo.svg")).toBe("Zenith");
  expect(find("x/mtn.svg")).toBe("MTN");
  expect(find("other.svg", "mtn")).toBe("MTN");
  expect(find("none.svg", "None")).toBeNull();
  const { columns, leftOut } = columnsOfFacts(rows[0] ?? null, fields);
  expect(columns).toMatchObject({
    title: "Zenith",
    company: null,
    country: "NG",
    sector: "Finance",
    tags: ["Lagos"],
    license: "CC-BY-4.0",
  });
  expect(leftOut).toEqual([]);
});

test("a row has all the files that it lists, however they are listed", () => {
  const find = (list: Record<string, string>[]) => finder(list, ["x/moyo-1.svg", "x/sign.svg", "x/z.svg"]);
  for (const files of [
    "moyo-1.svg;sign.svg",
    "moyo-1.svg | sign.svg",
    "moyo-1.svg\nsign.svg",
    "moyo-1, sign",
  ])
    expect(find([{ title: "Moyo", files }])("x/sign.svg"), files).toBe("Moyo");
  for (const inside of [
    { files: [{ name: "main", file: "moyo-1.svg" }, { file: "sign.svg" }] },
    { svg: { logo: "moyo-1.svg", icon: { dark: "sign.svg" } } },
  ]) {
    const [list = []] = readFactLists("logos.json", JSON.stringify([{ title: "Moyo", ...inside }]));
    expect(find(list)("x/sign.svg")).toBe("Moyo");
    expect(find(list)("x/z.svg")).toBeNull();
  }
});

test.each([
  ["lotzambiaairlines", "LOT Zambia Airlines"],
  ["cplusplus", "C++"],
  ["dotzuri", ".Zuri"],
  ["moyo-and-co", "Moyo & Co"],
  ["osun", "Ọ̀ṣun"],
])("%s is %s", (name, title) => {
  expect(finder([{ title, hex: "000" }], [`${name}.svg`])(`${name}.svg`)).toBe(title);
});

test("the field by which most files are called names them, however it is called", () => {
  const coins = [
    { symbol: "ZUR", title: "Zuri Coin" },
    { symbol: "MOY", title: "Moyo" },
  ];
  expect(matchFields(coins, ["color/zur.svg", "white/zur.svg", "color/moy.svg"]).filename).toBe("symbol");
});

test("a list may be keyed by names, and stand inside of something else", () => {
  const [list = []] = readFactLists(
    "a.json",
    '{"zuri": {"title": "Zuri One", "brandUrl": "https://zuri.example"}}',
  );
  expect(list).toEqual([{ key: "zuri", title: "Zuri One", brand_url: "https://zuri.example" }]);
  expect(finder(list, ["zuri.svg"])("zuri.svg")).toBe("Zuri One");
  expect(readFactLists("a.json", '{"data": {"icons": [{"title": "Zuri"}]}}')).toContainEqual([
    { title: "Zuri" },
  ]);
});

test("of several lists the one that has the files is taken, not one of authors", () => {
  const paths = ["icons/zuri.svg", "icons/moyo.svg"];
  const lists = [
    { file: "composer.json", rows: [{ name: "Ann" }, { name: "Bo" }] },
    { file: "data/icons.json", rows: [{ slug: "zuri", title: "Zuri One" }] },
  ];
  expect(rankLists(lists.map((list) => fitOf(list, paths))).map(({ file, fits }) => [file, fits])).toEqual([
    ["data/icons.json", 1],
    ["composer.json", 0],
  ]);
});

test("a long list keeps the rows of the files", () => {
  const long = Array.from({ length: 3_000 }, (_, at) => ({ slug: `brand-${at}`, notes: "x".repeat(900) }));
  expect(fitOf({ file: "a.json", rows: long }, ["brand-7.svg"]).rows).toHaveLength(1);
});

test("a wrong value is left out and said, and the rest is taken", () => {
  const { columns, leftOut } = columnsOfFacts(rows[1] ?? null, matchFields(rows, []), { country: "KE" });
  expect(columns).toMatchObject({ title: "MTN", sector: null, tags: ["Shoes"], country: "KE", year: null });
  expect(leftOut).toEqual(["Year: soon", "Country: Atlantis"]);
});

test("values for all stand where a list says nothing", () => {
  const forAll = { company: "Zuri Group", country: "NG", sector: "Media", license: "MIT", designer: "Ada" };
  expect(columnsOfFacts(null, {}, forAll).columns).toMatchObject(forAll);
  expect(columnsOfFacts(rows[0] ?? null, matchFields(rows, []), forAll).columns).toMatchObject({
    company: "Zuri Group",
    sector: "Finance",
    license: "CC-BY-4.0",
  });
});

test("a CSV file gives facts too; what is no list gives none", () => {
  expect(readFactLists("a.csv", "Brand;Country Code\nMoyo;K\0E\n")).toEqual([
    [{ brand: "Moyo", country_code: "KE" }],
  ]);
  expect(matchFields([{ brand: "Moyo", country_code: "KE" }], [])).toEqual({
    title: "brand",
    country: "country_code",
  });
  expect(readFactLists("package.json", '{"name": "logos", "files": ["a"]}')).toEqual([]);
  expect(readFactLists("a.json", "{")).toEqual([]);
});
