import type { Supabase } from "#app/backend/supabase.types.ts";
import { variantName } from "#app/content/logo/variants.ts";
import { createRecords, importItems, uuidOf } from "#app/content/records.server.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { type BetterFacts, betterFacts, type KnownLogo, knownColumns } from "./better-facts.ts";
import type { FactRow } from "./fact-lists.ts";
import type { RankedList } from "./facts.ts";
import { type CheckedPicture, type Choices, type PlannedLogo, planLogos } from "./groups.ts";

/** In milliseconds: its process says that often that it is alive, and many times over. */
const interruptedAfterMs = 60_000;

type Result =
  | { kind: "new" }
  | { kind: "same"; text: string; href: string | null; id?: string }
  | { kind: "refused"; text: string }
  | { kind: "out" };
export type Entry = PlannedLogo & { result: Result; better: BetterFacts | null };

export async function importById(supabase: Supabase, id: string | undefined) {
  if (!isUuid(id)) return null;
  const { data } = await supabase
    .from("picture_imports")
    .select("*")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const isDead = data.status === "reading" && Date.now() - Date.parse(data.beat_at) > interruptedAfterMs;
  return {
    ...data,
    status: isDead ? ("refused" as const) : data.status,
    problem: isDead ? "Reading this zip was interrupted. Please upload it again." : data.problem,
    facts: data.facts as RankedList[],
    choices: data.choices as Choices,
    checked: data.checked as CheckedPicture[],
  };
}

type Read = { facts: RankedList[]; choices: Choices; checked: CheckedPicture[] };

/** Of the list of facts that is chosen; none where there is none. */
export const chosenRows = ({ facts, choices }: Pick<Read, "facts" | "choices">): FactRow[] =>
  facts.find(({ file }) => file === choices.list)?.rows ?? [];

/** What will happen to each logo, as things stand. Throws an Error. */
export async function previewOf(supabase: Supabase, read: Read): Promise<Entry[]> {
  const logos = planLogos(read.checked, chosenRows(read), read.choices);
  const taken = logos.filter(({ problem, isOut }) => problem === null && !isOut);
  const mains = logos.flatMap(({ files: [main] }) => main?.image ?? []);
  const [same, known, takenDown] = await Promise.all([
    supabase.rpc("same_pictures", { addresses: mains }).throwOnError(),
    existingLogos(supabase, taken),
    supabase
      .rpc("taken_down_pictures", {
        addresses: logos.flatMap(({ files }) => files.map(({ image }) => image)),
      })
      .throwOnError(),
  ]);
  const refused = new Set(takenDown.data);
  const stored = new Map(same.data.map((one) => [one.address, one]));
  const existing = new Set(known);
  const resultOf = (logo: PlannedLogo): Result => {
    const { problem, files, twin, isOut } = logo;
    const shown = stored.get(files[0]?.image ?? "");
    if (problem) return { kind: "refused", text: problem };
    if (isOut) return { kind: "out" };
    if (files.some(({ image }) => refused.has(image)))
      return { kind: "refused", text: "This picture was taken down at the request of its owner." };
    if (twin) return { kind: "same", text: `Same picture as ${twin}`, href: null };
    if (shown)
      return {
        kind: "same",
        text: `Same picture as ${shown.title}`,
        href: `/dashboard/logos/${shown.id}/edit`,
        id: shown.id,
      };
    if (existing.has(logo))
      return {
        kind: "refused",
        text: "Another logo already has this title and company. Change one of them here, or leave it out.",
      };
    return { kind: "new" };
  };
  return withBetterFacts(
    supabase,
    logos.map((logo) => ({ ...logo, result: resultOf(logo) })),
    read.choices,
  );
}

/** Of two logos of a zip that are the same one here, the first is asked. */
async function withBetterFacts(
  supabase: Supabase,
  logos: (PlannedLogo & { result: Result })[],
  choices: Choices,
): Promise<Entry[]> {
  const first = new Map<string, PlannedLogo>();
  for (const logo of logos)
    if (logo.result.kind === "same" && logo.result.id && !first.has(logo.result.id))
      first.set(logo.result.id, logo);
  const known = new Map<PlannedLogo, KnownLogo>();
  const ids = [...first.keys()];
  for (let at = 0; at < ids.length; at += partSize) {
    const { data } = await supabase
      .from("logos")
      .select(knownColumns)
      .in("id", ids.slice(at, at + partSize))
      .overrideTypes<KnownLogo[], { merge: false }>()
      .throwOnError();
    for (const row of data) {
      const logo = first.get(row.id);
      if (logo) known.set(logo, row);
    }
  }
  return logos.map((logo) => {
    const here = known.get(logo);
    const choice = choices.pictures?.[logo.paths[0] ?? ""]?.facts;
    return { ...logo, better: here ? betterFacts(logo, here, choice) : null };
  });
}

/** Those whose title and company another logo has. In parts: all at once would take longer than a call may. */
async function existingLogos(supabase: Supabase, logos: PlannedLogo[]): Promise<(PlannedLogo | undefined)[]> {
  const known: (PlannedLogo | undefined)[] = [];
  for (let at = 0; at < logos.length; at += partSize) {
    const part = logos.slice(at, at + partSize);
    const items = part.map(({ columns: { title, company } }) => ({ title, company }));
    const { data } = await supabase.rpc("existing_items", { item_type: "logo", items }).throwOnError();
    known.push(...data.map(({ place }) => part[place]));
  }
  return known;
}

export type ResultCounts = Record<Result["kind"] | "better", number>;

export function countResults(entries: Entry[]): ResultCounts {
  const counts = { new: 0, same: 0, refused: 0, out: 0, better: 0 };
  for (const { result, better } of entries) {
    counts[result.kind] += 1;
    if (better) counts.better += 1;
  }
  return counts;
}

/** At a time; the rest waits in the preview. */
export const maxAdded = 1_000;
/** Few enough that visitors are served in between. */
const partSize = 100;

/** Adds the first of those that are new, part by part, each once however often it is asked. Throws an Error. */
export async function addLogos(
  supabase: Supabase,
  importId: string,
  { entries, status }: { entries: Entry[]; status: "pending" | "approved" },
): Promise<number> {
  const records = entries
    .filter(({ result }) => result.kind === "new")
    .slice(0, maxAdded)
    .map(({ columns, files: [main, ...more] }) => ({
      ...columns,
      status,
      image_url: main?.image,
      layout: main?.layout,
      variants: more.map(({ layout, ground, image }) => ({ layout, ground, image })),
      submission_id: uuidOf(`${importId} ${main?.path}`),
    }));
  for (let at = 0; at < records.length; at += partSize)
    await createRecords(supabase, "logos", records.slice(at, at + partSize), importId);
  return records.length;
}

/** Of logos that are here, those of which facts are taken. */
export const changedLogos = (entries: Entry[]) =>
  entries.flatMap(({ better, isOut }) =>
    better && !isOut && Object.keys(better.columns).length > 0 ? better : [],
  );

/** Throws an Error whose cause is the database's: `changed_meanwhile` where a logo is another version by now. */
export async function changeLogos(supabase: Supabase, importId: string, entries: Entry[]): Promise<number> {
  const items = changedLogos(entries).map(({ id, version, columns }) => ({ id, version, columns }));
  for (let at = 0; at < items.length; at += partSize)
    await importItems(supabase, "logo", importId, items.slice(at, at + partSize), true);
  return items.length;
}

/** What its page shows of a logo. */
export const shownEntry = ({
  columns,
  files,
  paths,
  dropped,
  leftOut,
  isOut,
  problem,
  result,
  better,
}: Entry) => ({
  ...columns,
  key: paths[0] ?? "",
  files: files.map(({ path, image, others, isGuess, ...shows }) => ({
    path,
    image,
    others,
    isGuess,
    shows: variantName(shows),
  })),
  dropped,
  leftOut,
  isOut,
  isFixed: problem !== null,
  result,
  better: better && { version: better.version, cells: better.cells },
});
export type ShownEntry = ReturnType<typeof shownEntry>;
