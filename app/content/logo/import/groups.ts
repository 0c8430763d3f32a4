import { type grounds, type layouts, maxVariants } from "#app/content/logo/options.ts";
import { type Variant, variantName } from "#app/content/logo/variants.ts";
import { fold } from "#app/lib/fold.ts";
import type { FieldsOfFacts } from "./fact-fields.ts";
import type { FactRow } from "./fact-lists.ts";
import { columnsOfFacts, factFinder, type ValuesForAll } from "./facts.ts";
import { nameAsTitle, readName, type Shows, seriesOf, squeezed, stemOf, suffixOf } from "./names.ts";

export type CheckedPicture = {
  path: string;
  image: string | null;
  problem: string | null;
  hash: string;
  /** Pictures of the same number look alike. */
  look: number;
};

/** What an admin has said of the facts of a logo that is here, as long as it is this version. */
export type FactsChoice = { version: string; columns: string[] };

/** What an admin has said of a picture; those of one title and company are one logo. */
export type PictureChoice = {
  title?: string;
  company?: string;
  shows?: string;
  isOut?: boolean;
  facts?: FactsChoice;
};

export type Choices = {
  /** The file of facts, "" for none. */
  list?: string;
  fields?: FieldsOfFacts;
  values?: ValuesForAll;
  pictures?: Record<string, PictureChoice>;
};

type Columns = ReturnType<typeof columnsOfFacts>["columns"];
type PlannedFile = Variant & {
  path: string;
  /** Files that show the same. */
  others: string[];
  /** Its name does not tell it from another. */
  isGuess: boolean;
};
export type PlannedLogo = {
  columns: Columns & Record<"title" | "company", string>;
  /** By an admin or the list of facts; else null, and a name or a value for all stands in `columns`. */
  said: Record<"title" | "company", string | null>;
  leftOut: string[];
  /** The first is the logo's own; none where a picture is refused. */
  files: PlannedFile[];
  /** Beyond those that a logo may have. */
  dropped: string[];
  paths: string[];
  problem: string | null;
  /** Another file of the zip with the same picture. */
  twin: string | null;
  isOut: boolean;
};

/** A drawing shows at any size. */
const rank = ({ path }: CheckedPicture) => (/\.svg$/i.test(path) ? 0 : 1);

type Part = Shows & {
  picture: CheckedPicture;
  title: string;
  company: string;
  row: FactRow | null;
  choice: PictureChoice;
  others: string[];
};

/** Each picture by what its name, its folders, its facts and an admin say: those of one title and company are one logo. */
export function planLogos(pictures: CheckedPicture[], rows: FactRow[], choices: Choices): PlannedLogo[] {
  const paths = pictures.map(({ path }) => path);
  const fields = choices.fields ?? {};
  const { find, isNamed } = factFinder(rows, fields, paths);
  const stems = new Set(paths.map((path) => squeezed(stemOf(path))));
  const suffixes = commonSuffixes(paths);
  const series = seriesIn(paths);
  const known = {
    isBrand: (name: string) => isNamed(name) || stems.has(name),
    isSuffix: (word: string) => suffixes.has(word),
    isSeries: (name: string) => series.has(name),
  };
  const read = new Map<FactRow | null, ReturnType<typeof columnsOfFacts>>();
  const columnsOf = (row: FactRow | null) => {
    const columns = read.get(row) ?? columnsOfFacts(row, fields, choices.values);
    read.set(row, columns);
    return columns;
  };
  const parts = pictures.map((picture): Part => {
    const { brand, ...shows } = readName(picture.path, known);
    const facts = find(picture.path, brand);
    const { columns } = columnsOf(facts?.row ?? null);
    const choice = choices.pictures?.[picture.path] ?? {};
    const title = choice.title || columns.title || nameAsTitle(brand);
    const [layout, ground] = chosen(choice.shows) ?? [
      shows.layout ?? facts?.shows.layout ?? null,
      shows.ground ?? facts?.shows.ground ?? null,
    ];
    const company = choice.company || columns.company || title;
    return { picture, title, company, row: facts?.row ?? null, layout, ground, choice, others: [] };
  });
  const seen = new Map<string, string>();
  return [...Map.groupBy(parts, identityOf).values()].flatMap((group) => {
    const good = group.filter(({ picture, choice }) => picture.image && !choice.isOut);
    const { columns, leftOut } = columnsOf(group.find(({ row }) => row)?.row ?? null);
    const { choice } = group[0] ?? { choice: {} as PictureChoice };
    const isForAll = columns.company === choices.values?.company;
    const said = {
      title: choice.title || columns.title,
      company: choice.company || (isForAll ? null : columns.company),
    };
    const logoOf = (some: Part[], more: Partial<PlannedLogo>): PlannedLogo => ({
      columns: { ...columns, title: group[0]?.title ?? "", company: group[0]?.company ?? "" },
      said,
      leftOut,
      files: [],
      dropped: [],
      paths: some.map(({ picture }) => picture.path),
      problem: null,
      twin: null,
      isOut: false,
      ...more,
    });
    const planned = group
      .filter(({ picture }) => !picture.image)
      .map((part) => logoOf([part], { problem: part.picture.problem ?? "", leftOut: [] }));
    const out = group.filter(({ picture, choice }) => picture.image && choice.isOut);
    if (out.length > 0) planned.push(logoOf(out, { isOut: true, ...arrange(alike(out)) }));
    if (good.length === 0) return planned;
    const shown = alike(good);
    const logo = logoOf(good, arrange(shown));
    const twins = shown.map(({ picture }) => seen.get(picture.hash));
    if (twins.every(Boolean)) logo.twin = twins[0] ?? null;
    for (const { picture } of shown) if (!seen.has(picture.hash)) seen.set(picture.hash, picture.path);
    return [...planned, logo];
  });
}

const identityOf = ({ title, company }: Part) => JSON.stringify([fold(title), fold(company)]);

const chosen = (shows: string | undefined) => {
  const found = allFiles.find((file) => variantName(file) === shows);
  return found ? ([found.layout, found.ground] as const) : null;
};

/** What stands behind the names of many folders is no part of a name. */
function commonSuffixes(paths: string[]): Set<string> {
  const folders = Map.groupBy(
    paths.map(suffixOf).filter((one) => one !== null),
    ({ suffix }) => suffix,
  );
  const isCommon = (found: { folder: string }[]) => new Set(found.map(({ folder }) => folder)).size >= 3;
  return new Set([...folders].filter(([, found]) => isCommon(found)).map(([suffix]) => suffix));
}

/** As many as one logo may have; more are different brands. */
function seriesIn(paths: string[]): Set<string> {
  const stems = Map.groupBy(paths.filter(seriesOf), seriesOf);
  const isOne = (some: string[]) => new Set(some.map(stemOf)).size <= maxVariants + 1;
  return new Set([...stems].filter(([, some]) => isOne(some)).map(([name]) => name));
}

/** Of the same picture in several formats or sizes, one. */
function alike(parts: Part[]): Part[] {
  const shown: Part[] = [];
  for (const part of parts.toSorted((one, other) => rank(one.picture) - rank(other.picture))) {
    const { picture, layout, ground, choice } = part;
    const same = shown.find(
      (one) =>
        !choice.shows &&
        (one.picture.hash === picture.hash ||
          (one.picture.look === picture.look &&
            (one.ground ?? "light") === (ground ?? "light") &&
            (!one.layout || !layout || one.layout === layout))),
    );
    if (!same) shown.push({ ...part });
    else {
      same.others = [...same.others, picture.path];
      same.layout ??= layout;
    }
  }
  return shown;
}

const layoutsInOrder = ["mark", "lockup", "wordmark"] as const satisfies (keyof typeof layouts)[];
const groundsInOrder = ["light", "dark", "one-color"] as const satisfies (keyof typeof grounds)[];
export const allFiles = groundsInOrder.flatMap((ground) =>
  layoutsInOrder.map((layout) => ({ layout, ground })),
);

/** Each file of a logo shows something else. What cannot be told apart takes a place that is free; the last are dropped. */
function arrange(parts: Part[]): Pick<PlannedLogo, "files" | "dropped"> {
  // A file that is called as its brand shows what no other is said to show.
  const plain = layoutsInOrder.find((layout) => !parts.some((part) => part.layout === layout)) ?? "mark";
  const claims = parts.toSorted(
    (one, other) => Number(!one.choice.shows) - Number(!other.choice.shows) || order(one) - order(other),
  );
  const placed = new Map<string, { file: PlannedFile; part: Part }>();
  const rest: { file: PlannedFile; part: Part }[] = [];
  const isFull = () => placed.size > maxVariants;
  for (const part of claims) {
    const { picture, others } = part;
    const place = { layout: part.layout ?? plain, ground: part.ground ?? "light" };
    const file = { ...place, image: picture.image ?? "", path: picture.path, others, isGuess: false };
    if (isFull() || placed.has(variantName(place))) rest.push({ file, part });
    else placed.set(variantName(place), { file, part });
  }
  const dropped: string[] = [];
  for (const { file, part } of rest) {
    // Beside a file in color, one that says nothing is likely in one.
    const isInOne = !part.ground && placed.get(variantName(file))?.part.ground;
    const likely = isInOne ? [{ layout: file.layout, ground: "one-color" as const }] : [];
    const near = allFiles.toSorted(
      (one, other) => Number(one.ground !== file.ground) - Number(other.ground !== file.ground),
    );
    const free = [...likely, ...near].find((place) => !placed.has(variantName(place)));
    if (isFull() || !free) dropped.push(file.path);
    else placed.set(variantName(free), { file: { ...file, ...free, isGuess: true }, part });
  }
  const files = [...placed.values()]
    .toSorted(
      (one, other) =>
        Number(one.file.isGuess) - Number(other.file.isGuess) || order(one.part) - order(other.part),
    )
    .map(({ file }) => file);
  const main =
    files.find(({ ground }) => ground === "light") ??
    files.find(({ ground }) => ground === "one-color") ??
    files[0];
  if (!main) return { files, dropped };
  return { files: [{ ...main, ground: "light" }, ...files.filter((file) => file !== main)], dropped };
}

/** Drawings first, then light ground, and what names no layout. */
const order = ({ picture, layout, ground }: Part) =>
  rank(picture) * 50 +
  groundsInOrder.indexOf(ground ?? "light") * 10 +
  (layout ? 1 + layoutsInOrder.indexOf(layout) : 0) * 2 +
  (ground ? 0 : 1);
