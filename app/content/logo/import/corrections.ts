import { variantName } from "#app/content/logo/variants.ts";
import { optionalLine } from "#app/lib/text-fields.ts";
import { type FieldsOfFacts, factFields } from "./fact-fields.ts";
import { namesIn } from "./fact-lists.ts";
import { factsForAll, matchFields, type RankedList } from "./facts.ts";
import type { Choices, PictureChoice, PlannedLogo } from "./groups.ts";
import { nameAsTitle, stemOf } from "./names.ts";

/** Of a page of the preview. */
const logosPerPage = 30;
/** As many fields as a form may have, less those beside the logos. */
const fieldsPerPage = 380;

/** Entries by the pages that show them. */
export function inPages<Entry extends { files: object[]; better: { cells: object[] } | null }>(
  entries: Entry[],
): Entry[][] {
  const pages: Entry[][] = [[]];
  let fields = 0;
  for (const entry of entries) {
    const added = 5 + entry.files.length + (entry.better?.cells.length ?? 0);
    const last = pages.at(-1) ?? [];
    const isFull = last.length === logosPerPage || fields + added > fieldsPerPage;
    if (isFull) pages.push([entry]);
    else last.push(entry);
    fields = isFull ? added : fields + added;
  }
  return pages;
}

const line = optionalLine(120);
const lineOf = (value: FormDataEntryValue | null) => {
  const text = [...String(value ?? "")].slice(0, 120).join("");
  return line.safeParse(text).data ?? "";
};

/** What the form for all logos says: which list of facts, where each fact comes from, and values for those without. */
export function withMatching(
  choices: Choices,
  form: FormData,
  { facts, paths }: { facts: RankedList[]; paths: string[] },
): Choices {
  const before = choices.list ?? "";
  const list = facts.find(({ file }) => file === (form.get("list") ?? before));
  const rows = list?.rows ?? [];
  const names = namesIn(rows);
  const pairs = Object.keys(factFields).map((fact) => [fact, String(form.get(fact) ?? "")] as const);
  const given: FieldsOfFacts = Object.fromEntries(pairs.filter(([, name]) => names.includes(name)));
  const values = factsForAll.map((fact) => [fact, lineOf(form.get(`all.${fact}`))] as const);
  return {
    ...choices,
    list: list?.file ?? "",
    fields: (list?.file ?? "") === before ? given : matchFields(rows, paths),
    values: Object.fromEntries(values.filter(([, value]) => value)),
  };
}

/** What the form with logos says: titles, companies, which are taken, and what each file shows. */
export function withCorrections(choices: Choices, form: FormData, logos: PlannedLogo[]): Choices {
  const pictures: Record<string, PictureChoice> = { ...choices.pictures };
  const say = (path: string, choice: PictureChoice) => {
    pictures[path] = { ...pictures[path], ...choice };
  };
  const byPath = new Map(logos.flatMap((logo) => logo.paths.map((path) => [path, logo] as const)));
  for (let number = 0; number < logosPerPage; number++) {
    const logo = byPath.get(String(form.get(`path.${number}`)));
    if (!logo) continue;
    const title = lineOf(form.get(`title.${number}`));
    const company = lineOf(form.get(`company.${number}`));
    const isOut = !form.has(`take.${number}`);
    const version = String(form.get(`version.${number}`) ?? "");
    const [main] = logo.paths;
    if (main && version)
      say(main, { facts: { version, columns: form.getAll(`facts.${number}`).map(String) } });
    for (const path of logo.paths) {
      if (title !== logo.columns.title) say(path, { title });
      if (company !== logo.columns.company) say(path, { company });
      if (isOut !== logo.isOut) say(path, { isOut });
    }
    for (const [at, file] of logo.files.entries()) {
      const shows = String(form.get(`shows.${number}.${at}`) ?? "");
      const all = [file.path, ...file.others];
      if (shows === "out") for (const path of all) say(path, { isOut: true });
      else if (shows === "own") for (const path of all) say(path, { title: ownTitle(file.path, logo) });
      else if (shows && shows !== variantName(file)) say(file.path, { shows });
    }
  }
  return { ...choices, pictures };
}

/** As its file is called: it must differ from the logo's that it leaves. */
function ownTitle(path: string, { columns }: PlannedLogo): string {
  const title = nameAsTitle(stemOf(path));
  return title.toLowerCase() === columns.title.toLowerCase() ? `${title.slice(0, 117)} 2` : title;
}
