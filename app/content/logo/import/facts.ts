import { licenses, logoYears, sectors } from "#app/content/logo/options.ts";
import { licenseWords, sectorWords } from "#app/content/logo/other-words.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { countryWords } from "#app/lib/country-names.ts";
import { readCsv } from "#app/lib/csv.ts";
import { filedAs } from "#app/lib/fold.ts";
import { commaSeparated } from "#app/lib/sanitize-text.ts";
import { optionalLine, optionalLink, optionalText } from "#app/lib/text-fields.ts";
import { type OtherWords, readChoice, readYear } from "#app/lib/written-values.ts";
import { type Fact, type FieldsOfFacts, factFields } from "./fact-fields.ts";
import { folderOf, type PlannedLogo, stemOf } from "./groups.ts";

export type FactRow = Record<string, string>;

const facts = Object.keys(factFields) as Fact[];

const limits = { rows: 5_000, fields: 60, text: 2_000 };

export function readFacts(name: string, text: string): FactRow[] {
  try {
    return /\.json$/i.test(name) ? ofJson(JSON.parse(text.replace(/^\uFEFF/, ""))) : ofCsv(readCsv(text));
  } catch {
    return [];
  }
}

function ofCsv([heading = [], ...rows]: string[][]): FactRow[] {
  const names = heading.map(nameOf).slice(0, limits.fields);
  if (names.length < 2) return [];
  return rows
    .filter((row) => row.some(Boolean))
    .slice(0, limits.rows)
    .map((row) =>
      Object.fromEntries(
        names.map((name, index) => [name, (row[index] ?? "").slice(0, limits.text).replaceAll("\0", "")]),
      ),
    );
}

function ofJson(value: unknown): FactRow[] {
  const isRow = (one: unknown): one is object =>
    typeof one === "object" && one !== null && !Array.isArray(one);
  const list = (Array.isArray(value) ? [value] : isRow(value) ? Object.values(value) : [])
    .filter((one): one is unknown[] => Array.isArray(one) && one.length > 0 && one.every(isRow))
    .sort((one, other) => other.length - one.length)[0];
  return (list ?? []).slice(0, limits.rows).map((row) => {
    const pairs = Object.entries(row as object)
      .slice(0, limits.fields)
      .flatMap(([name, value]) =>
        isRow(value)
          ? Object.entries(value).map(([part, text]) => [`${name}.${part}`, text])
          : [[name, value]],
      );
    return Object.fromEntries(pairs.map(([name, value]) => [nameOf(String(name)), asText(value)]));
  });
}

const nameOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_")
    .slice(0, 60);
function asText(value: unknown): string {
  const list = (Array.isArray(value) ? value : [value]).filter((one) =>
    ["string", "number"].includes(typeof one),
  );
  return list.join(", ").replaceAll("\0", "").slice(0, limits.text);
}

export const namesIn = (rows: FactRow[]) =>
  [...new Set(rows.slice(0, 200).flatMap((row) => Object.keys(row)))].slice(0, limits.fields);

export function matchFields(rows: FactRow[]): FieldsOfFacts {
  const names = namesIn(rows);
  const found: FieldsOfFacts = {};
  const taken = new Set<string>();
  for (const fact of facts) {
    const name = factFields[fact].names.find((one) => names.includes(one) && !taken.has(one));
    if (!name) continue;
    found[fact] = name;
    taken.add(name);
  }
  return found;
}

/** Rows by what they call a file: its path, with or without an ending or folders, its folder, or its title. */
export function factFinder(rows: FactRow[], fields: FieldsOfFacts): (logo: PlannedLogo) => FactRow | null {
  const byName = new Map<string, FactRow>();
  const add = (name: string, row: FactRow) => {
    const slug = filedAs(name);
    if (slug && !byName.has(slug)) byName.set(slug, row);
  };
  const value = (row: FactRow, fact: Fact) => row[fields[fact] ?? ""] ?? "";
  for (const row of rows)
    for (const name of value(row, "filename").split(/,\s*/)) {
      const path = name.replace(/^(?:\.?\/)+/, "");
      for (const one of [path, path.replace(/\.\w{3,4}$/, ""), stemOf(path)]) add(one, row);
    }
  for (const row of rows) add(value(row, "title"), row);
  return ({ paths, title }) => {
    for (const path of paths)
      for (const name of [
        path,
        path.replace(/\.\w{3,4}$/, ""),
        path.split("/").at(-1) ?? "",
        stemOf(path),
        folderOf(path).at(-1) ?? "",
        title,
      ]) {
        const row = byName.get(filedAs(name));
        if (row) return row;
      }
    return null;
  };
}

const readers = {
  title: optionalLine(120),
  company: optionalLine(120),
  designer: optionalLine(120),
  description: optionalText(2000),
  source_url: optionalLink(),
  guidelines_url: optionalLink(),
};

/** The columns of a logo, and what was left out because it is wrong. Without facts the file names it. */
export function columnsOfFacts(row: FactRow | null, fields: FieldsOfFacts, title: string) {
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
  const look = <Value extends string>(fact: Fact, values: readonly Value[], words: OtherWords) => {
    const value = given(fact);
    const found = value === "" ? null : readChoice(value, values, words);
    if (value !== "" && !found) refuse(fact, value);
    return found;
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
  const name = read("title") ?? title;
  return {
    leftOut,
    columns: {
      title: name,
      company: read("company") ?? name,
      country: look("country", africanCountries, countryWords),
      sector: sectorWord ? asSector(sectorWord) : null,
      tags,
      description: read("description"),
      designer: read("designer"),
      year: isYear ? year : null,
      license: look("license", licenses, licenseWords),
      source_url: read("source_url"),
      guidelines_url: read("guidelines_url"),
    },
  };
}
