import { readCsv } from "#app/lib/csv.ts";

export type FactRow = Record<string, string>;

const limits = { rows: 20_000, fields: 60, text: 2_000 };

/** The lists of rows that a CSV or JSON file has; none for any other. */
export function readFactLists(name: string, text: string): FactRow[][] {
  try {
    return /\.json$/i.test(name) ? ofJson(JSON.parse(text.replace(/^\uFEFF/, ""))) : ofCsv(readCsv(text));
  } catch {
    return [];
  }
}

function ofCsv([heading = [], ...rows]: string[][]): FactRow[][] {
  const names = heading.map(nameOf).slice(0, limits.fields);
  const filled = rows.filter((row) => row.some(Boolean)).slice(0, limits.rows);
  if (names.length < 2 || filled.length === 0) return [];
  return [filled.map((row) => Object.fromEntries(names.map((name, at) => [name, asText(row[at] ?? "")])))];
}

const isObject = (one: unknown): one is object =>
  typeof one === "object" && one !== null && !Array.isArray(one);

/** A list of objects, or objects by their names; at the top or inside. */
function ofJson(value: unknown, depth = 0): FactRow[][] {
  if (depth > 2 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? [asRows(value)] : [];
  const entries = Object.entries(value);
  const named = entries.filter((entry): entry is [string, object] => isObject(entry[1]));
  const isNamed = named.length > 0 && named.length === entries.length;
  const rows = isNamed ? [asRows(named.map(([key, row]) => ({ key, ...row })))] : [];
  return [...rows, ...entries.flatMap(([, inside]) => ofJson(inside, depth + 1))];
}

const asRows = (list: object[]): FactRow[] =>
  list.slice(0, limits.rows).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .slice(0, limits.fields)
        .flatMap(([name, value]) => fieldsOf(nameOf(name), value)),
    ),
  );

/** `svg.icon.dark` of objects in objects; of a list of objects each part once, with all its values. */
function fieldsOf(name: string, value: unknown, depth = 0): [string, string][] {
  if (depth > 2) return [];
  if (isObject(value))
    return Object.entries(value).flatMap(([part, inside]) =>
      fieldsOf(`${name}.${nameOf(part)}`, inside, depth + 1),
    );
  if (!Array.isArray(value) || !value.some(isObject)) return [[name, asText(value)]];
  const parts = value.filter(isObject).flatMap((one) => fieldsOf(name, one, depth + 1));
  return Array.from(
    Map.groupBy(parts, ([part]) => part),
    ([part, found]) => [
      part,
      found
        .map(([, text]) => text)
        .join(", ")
        .slice(0, limits.text),
    ],
  );
}

/** `wordmarkDark` and `Wordmark Dark` are `wordmark_dark`. */
const nameOf = (name: string) =>
  name
    .trim()
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "_")
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
