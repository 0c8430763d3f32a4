import type { Supabase } from "#app/backend/supabase.types.ts";
import { fold } from "#app/lib/fold.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { FieldsOfFacts } from "./fact-fields.ts";
import { columnsOfFacts, type FactRow, factFinder, namesIn } from "./facts.ts";
import type { PlannedLogo } from "./groups.ts";

/** In milliseconds: its process says that often that it is alive, and many times over. */
const interruptedAfterMs = 60_000;

export type Result =
  | { kind: "new" }
  | { kind: "same"; text: string; href: string | null }
  | { kind: "refused"; text: string };
export type Entry = {
  paths: string[];
  image: string;
  variants: PlannedLogo["variants"];
  columns: ReturnType<typeof columnsOfFacts>["columns"];
  leftOut: string[];
  result: Result;
  record: object;
};

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
    facts: data.facts as FactRow[],
    fields: data.fields as FieldsOfFacts,
    logos: data.logos as PlannedLogo[],
  };
}
type Import = NonNullable<Awaited<ReturnType<typeof importById>>>;

export const fieldNames = ({ facts }: Import) => namesIn(facts);

/** What will happen to each logo, as things stand. Throws an Error. */
export async function previewOf(supabase: Supabase, { facts, fields, logos }: Import): Promise<Entry[]> {
  const rowOf = factFinder(facts, fields);
  const entries = logos.map((logo) => ({ ...logo, ...columnsOfFacts(rowOf(logo), fields, logo.title) }));
  const addresses = logos.flatMap(({ image, variants }) => [image, ...variants.map(({ image }) => image)]);
  const [same, known, takenDown] = await Promise.all([
    supabase
      .rpc("same_pictures", { addresses: logos.map(({ image }) => image).filter(Boolean) })
      .throwOnError(),
    supabase
      .rpc("existing_items", {
        item_type: "logo",
        items: entries.map(({ columns: { title, company } }) => ({ title, company })),
      })
      .throwOnError(),
    supabase.rpc("taken_down_pictures", { addresses: addresses.filter(Boolean) }).throwOnError(),
  ]);
  const refused = new Set(takenDown.data);
  const stored = new Map(same.data.map((one) => [one.address, one]));
  const existing = new Set(known.data.flatMap(({ place, earlier }) => (earlier === null ? place : [])));
  const seen = new Map<string, string>();
  return entries.map((entry, position) => {
    const { paths, image, layout, variants, columns, leftOut, problem, twin } = entry;
    const shown = stored.get(image);
    const identity = JSON.stringify([columns.title, columns.company].map(fold));
    const before = seen.get(identity);
    const say = (): Result => {
      if (problem) return { kind: "refused", text: problem };
      if ([image, ...variants.map(({ image }) => image)].some((address) => refused.has(address)))
        return { kind: "refused", text: "This picture was taken down at the request of its owner." };
      if (twin) return { kind: "same", text: `Same picture as ${twin}`, href: null };
      if (shown)
        return {
          kind: "same",
          text: `Same picture as ${shown.title}`,
          href: `/dashboard/logos/${shown.id}/edit`,
        };
      if (existing.has(position))
        return { kind: "refused", text: "Another logo already has this title and company." };
      if (before) return { kind: "refused", text: `${before} has the same title and company.` };
      seen.set(identity, paths[0] ?? "");
      return { kind: "new" };
    };
    const record = { ...columns, image_url: image, layout, variants };
    return { paths, image, variants, columns, leftOut, result: say(), record };
  });
}
