import type { Tables } from "#app/backend/database.types.ts";
import { countryName } from "#app/lib/countries.ts";
import { type Fact, factFields } from "./fact-fields.ts";
import type { FactsChoice, PlannedLogo } from "./groups.ts";

type FactColumn = Exclude<Fact, "filename">;
const factColumns = Object.keys(factFields).filter((fact) => fact !== "filename") as FactColumn[];

/** A logo that is here already, as far as a zip may know more of it. */
export type KnownLogo = Pick<Tables<"logos">, "id" | "updated_at" | FactColumn>;
export const knownColumns = ["id", "updated_at", ...factColumns].join(", ");

export type BetterFacts = {
  id: string;
  version: string;
  cells: { column: FactColumn; label: string; was: string; is: string; isTaken: boolean }[];
  /** Of the cells that are taken. */
  columns: Partial<Tables<"logos">>;
};

/** What a zip says of a logo that is here and the site does not: taken where the site says nothing, unless an admin says otherwise. */
export function betterFacts({ columns, said }: PlannedLogo, known: KnownLogo, choice?: FactsChoice) {
  const offered = { ...columns, ...said, tags: withTags(known.tags, columns.tags) };
  const isChosen = choice?.version === known.updated_at;
  const cells = factColumns.flatMap((column) => {
    const [was, is] = [inWords(column, known[column]), inWords(column, offered[column])];
    if (is === "" || is === was) return [];
    const isTaken = isChosen ? choice.columns.includes(column) : was === "";
    return { column, label: factFields[column].label, was, is, isTaken };
  });
  const taken = cells.filter(({ isTaken }) => isTaken);
  return cells.length === 0
    ? null
    : {
        id: known.id,
        version: known.updated_at,
        cells,
        columns: Object.fromEntries(taken.map(({ column }) => [column, offered[column]])),
      };
}

/** More tags come to those that are there. */
function withTags(before: string[], more: string[]): string[] {
  const known = new Set(before.map((tag) => tag.toLowerCase()));
  return [...before, ...more.filter((tag) => !known.has(tag.toLowerCase()))].slice(0, 10);
}

function inWords(column: FactColumn, value: string | string[] | number | null): string {
  if (Array.isArray(value)) return value.join(", ");
  return column === "country" && value ? countryName(String(value)) : String(value ?? "");
}
