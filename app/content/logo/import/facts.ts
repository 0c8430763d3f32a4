import { licenses, logoYears, sectors } from "#app/content/logo/options.ts";
import { licenseWords, sectorWords } from "#app/content/logo/other-words.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { countryWords } from "#app/lib/country-names.ts";
import { commaSeparated } from "#app/lib/sanitize-text.ts";
import { optionalLine, optionalLink, optionalText } from "#app/lib/text-fields.ts";
import { type OtherWords, readChoice, readYear } from "#app/lib/written-values.ts";
import { type Fact, type FieldsOfFacts, factFields } from "./fact-fields.ts";
import { type FactRow, namesIn } from "./fact-lists.ts";
import { brandFolderOf, readField, readName, type Shows, squeezed, stemOf } from "./names.ts";

const facts = Object.keys(factFields) as Fact[];

export type FactList = { file: string; rows: FactRow[] };

/** Which field gives which fact. The one by which most of the files are called names them. */
export function matchFields(rows: FactRow[], paths: string[]): FieldsOfFacts {
  const names = namesIn(rows);
  const found: FieldsOfFacts = {};
  const taken = new Set<string>();
  const naming = namingField(rows, names, paths);
  if (naming) taken.add(naming);
  for (const fact of facts) {
    const name =
      fact === "filename"
        ? naming
        : factFields[fact].names.find((one) => names.includes(one) && !taken.has(one));
    if (!name) continue;
    found[fact] = name;
    taken.add(name);
  }
  // Rows may be found by their titles, too.
  if (naming && !found.title && (factFields.title.names as readonly string[]).includes(naming))
    return { ...found, title: naming, filename: undefined } as FieldsOfFacts;
  return found;
}

function namingField(rows: FactRow[], names: string[], paths: string[]): string | undefined {
  const keys = new Set([...paths, ...paths.flatMap(keysOf)]);
  const known: readonly string[] = factFields.filename.names;
  const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  const fits = names.map((name) => {
    const values = rows
      .flatMap((row) => (row[name] ?? "").split(listed))
      .filter((one) => one && !one.includes("://"));
    return {
      name,
      count: new Set(values.map((one) => (keys.has(one) ? one : keyOf(one))).filter((one) => keys.has(one)))
        .size,
    };
  });
  const [best] = fits.toSorted((one, other) => other.count - one.count || rank(one.name) - rank(other.name));
  return best && best.count > 0 ? best.name : names.find((name) => known.includes(name));
}

/** What stands between the files of a row. */
const listed = /[,;|\n]/;

const keyOf = (written: string) => squeezed(isPictureName(written) ? stemOf(written) : written);
const isPictureName = (name: string) => /\.(?:svg|png|jpe?g)$/i.test(name);

const nothingKnown = { isBrand: () => false, isSuffix: () => false, isSeries: () => false };
const keysOf = (path: string) =>
  [stemOf(path), readName(path, nothingKnown).brand, brandFolderOf(path)].map(squeezed).filter(Boolean);

/** `C++` as a file is called that cannot have such signs. */
const inWords = (title: string) =>
  title.replace(/[+&.@#]/g, (sign) => ({ "+": "plus", "&": "and", ".": "dot", "@": "at" })[sign] ?? "sharp");

export type FoundFacts = { row: FactRow; shows: Shows };

/** Which row a picture belongs to: one that names its file, else one that is called as the picture, its brand or its folder. */
export function factFinder(rows: FactRow[], fields: FieldsOfFacts, paths: string[]) {
  const byEnd = pathsByEnd(paths);
  const claimed = new Map<string, FoundFacts>();
  const byName = new Map<string, FactRow>();
  const add = (name: string, row: FactRow) => {
    if (name && !byName.has(name)) byName.set(name, row);
  };
  const value = (row: FactRow, fact: Fact) => row[fields[fact] ?? ""] ?? "";
  for (const row of rows)
    for (const [field, text] of Object.entries(row))
      for (const name of text.split(listed)) {
        const path = isPictureName(name) ? claimOf(name, byEnd) : null;
        if (!path) continue;
        const before = claimed.get(path);
        const { layout, ground } = readField(field);
        if (!before) claimed.set(path, { row, shows: { layout, ground } });
        else if (before.row === row) {
          before.shows.layout ??= layout;
          before.shows.ground ??= ground;
        }
      }
  for (const row of rows) for (const name of value(row, "filename").split(listed)) add(keyOf(name), row);
  for (const row of rows) add(squeezed(value(row, "title")), row);
  for (const row of rows) add(squeezed(inWords(value(row, "title"))), row);
  for (const row of rows) add(squeezed(row.key ?? ""), row);
  const find = (path: string, brand: string): FoundFacts | null => {
    const claim = claimed.get(path);
    if (claim) return claim;
    for (const name of [stemOf(path), brand, brandFolderOf(path)]) {
      const row = byName.get(squeezed(name));
      if (row) return { row, shows: { layout: null, ground: null } };
    }
    return null;
  };
  return {
    find,
    isNamed: (name: string) => byName.has(name),
    isClaimed: (path: string) => claimed.has(path),
  };
}

/** By each end of a path, the path; null where two have it. */
function pathsByEnd(paths: string[]): Map<string, string | null> {
  const byEnd = new Map<string, string | null>();
  for (const path of paths) {
    const parts = path.toLowerCase().split("/");
    for (let at = 0; at < parts.length; at++) {
      const end = parts.slice(at).join("/");
      byEnd.set(end, byEnd.has(end) ? null : path);
    }
  }
  return byEnd;
}

function claimOf(name: string, byEnd: Map<string, string | null>): string | null {
  const parts = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/^(?:\.?\/)+/, "")
    .split("/")
    .slice(-8);
  // The name alone of a file elsewhere says nothing.
  const fewest = name.includes("://") ? 2 : 1;
  for (let at = 0; at <= parts.length - fewest; at++) {
    const path = byEnd.get(parts.slice(at).join("/"));
    if (path) return path;
  }
  return null;
}

export type RankedList = FactList & { fits: number };
const inBytes = (rows: FactRow[]) => JSON.stringify(rows).length;

/** How many of the files a list has a row for. A large one keeps only such rows. */
export function fitOf({ file, rows }: FactList, paths: string[]): RankedList {
  const { find } = factFinder(rows, matchFields(rows, paths), paths);
  const found = paths.map((path) => find(path, readName(path, nothingKnown).brand)?.row);
  const fitting = new Set(found.filter((row) => row !== undefined));
  const count = found.filter(Boolean).length;
  // Some other list may have a few of the same words.
  const isOfThem = count * 10 >= paths.length || fitting.size * 2 >= rows.length;
  return {
    file,
    rows: inBytes(rows) > 1_000_000 ? rows.filter((row) => fitting.has(row)) : rows,
    fits: isOfThem ? count : 0,
  };
}

/** Those that fit best first, as many as can be kept. */
export function rankLists(lists: RankedList[]): RankedList[] {
  const facts = ({ rows }: FactList) => Object.keys(matchFields(rows, [])).length;
  let left = 5_000_000;
  return lists
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => other.fits - one.fits || facts(other) - facts(one))
    .slice(0, 20)
    .filter(({ rows }) => {
      left -= inBytes(rows);
      return left >= 0;
    });
}

const readers = {
  title: optionalLine(120),
  company: optionalLine(120),
  designer: optionalLine(120),
  description: optionalText(2000),
  source_url: optionalLink(),
  guidelines_url: optionalLink(),
};

export const factsForAll = ["company", "country", "sector", "license", "designer"] as const;
export type ValuesForAll = Partial<Record<(typeof factsForAll)[number], string>>;

/** The columns of a logo, and what was left out because it is wrong. Without a title or company of its own, both are null. */
export function columnsOfFacts(row: FactRow | null, fields: FieldsOfFacts, forAll: ValuesForAll = {}) {
  const leftOut: string[] = [];
  const given = (fact: Fact) => (row?.[fields[fact] ?? ""] ?? "").trim();
  const refuse = (fact: Fact, value: string) =>
    void leftOut.push(`${factFields[fact].label}: ${value.slice(0, 80)}`);
  const read = (fact: keyof typeof readers) => {
    const value = given(fact);
    const parsed = readers[fact].safeParse(value);
    if (!parsed.success) refuse(fact, value);
    return parsed.success ? parsed.data : null;
  };
  const look = <Value extends string>(
    fact: Fact & keyof ValuesForAll,
    values: readonly Value[],
    words: OtherWords,
  ) => {
    const value = given(fact);
    const found = value === "" ? null : readChoice(value, values, words);
    if (value !== "" && !found) refuse(fact, value);
    return found ?? readChoice(forAll[fact] ?? "", values);
  };
  const words = commaSeparated(given("sector"));
  const asSector = (word: string) => readChoice(word, sectors, sectorWords);
  const sectorWord = words.find(asSector);
  const tags = commaSeparated(
    [given("tags"), ...words.filter((word) => word !== sectorWord)].join(","),
  ).filter((tag) => [...tag].length <= 40 || void refuse("tags", tag));
  for (const tag of tags.splice(10)) refuse("tags", tag);
  const yearText = given("year");
  const year = readYear(yearText);
  const isYear = year !== null && year >= logoYears.first && year <= logoYears.last;
  if (yearText !== "" && !isYear) refuse("year", yearText);
  return {
    leftOut,
    columns: {
      title: read("title"),
      company: read("company") ?? (forAll.company || null),
      country: look("country", africanCountries, countryWords),
      sector: asSector(sectorWord ?? forAll.sector ?? ""),
      tags,
      description: read("description"),
      designer: read("designer") ?? (forAll.designer || null),
      year: isYear ? year : null,
      license: look("license", licenses, licenseWords),
      source_url: read("source_url"),
      guidelines_url: read("guidelines_url"),
    },
  };
}
