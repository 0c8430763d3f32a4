import { countOf } from "#app/lib/numbers.ts";
import { eventKind } from "./event/kind.ts";
import { jargonKind } from "./jargon/kind.ts";
import { translationKind } from "./jargon/translation/kind.ts";
import { jobKind } from "./job/kind.ts";
import type { Kind } from "./kind.ts";
import { logoKind } from "./logo/kind.ts";

export const kinds: readonly Kind[] = [logoKind, jargonKind, eventKind, jobKind, translationKind];

type ListedKind = Kind & { table: Exclude<Kind["table"], "jargon_translations"> };

/** Those that visitors find as lists. */
export const listedKinds = kinds.filter((kind): kind is ListedKind => !kind.isPart);

export function kindNamed(name: unknown): Kind | null {
  return kinds.find((kind) => kind.name === name) ?? null;
}

export const isKindName = (value: unknown): value is string => kindNamed(value) !== null;

/** `job` as `Job`; an unknown name stays as it is. */
export const labelOfKind = (name: string) => kindNamed(name)?.label ?? name;

/** By its section of the site: `jobs`. Throws a 404 Response for an unknown one. */
export function kindOfSection(section: string | undefined): Kind {
  const kind = kinds.find(({ table }) => table === section);
  if (!kind) throw new Response("There is no such list.", { status: 404 });
  return kind;
}

const allSubmittedKinds = kinds.flatMap((kind) =>
  kind.submission ? [{ ...kind, submission: kind.submission }] : [],
);
type SubmittedKind = (typeof allSubmittedKinds)[number];

/** A part has its form where its page is. */
export const submittedKinds = allSubmittedKinds.filter(({ isPart }) => !isPart);

/** Null also for a kind that only admins write. */
export function submittedKindNamed(name: unknown): SubmittedKind | null {
  return allSubmittedKinds.find((kind) => kind.name === name) ?? null;
}

export const columnLabels: ReadonlyMap<string, string> = new Map([
  ...kinds.flatMap(({ columns }) => columns.map(({ name, label }) => [name, label] as const)),
  ["status", "Review"],
]);

export function readableValue(column: string, text: string): string {
  const show = kinds
    .flatMap(({ columns }) => columns)
    .find(({ name, show }) => name === column && show)?.show;
  return text && show ? show(text) : text;
}

/** `1 item`, `3 items` */
export const counted = (count: number) => countOf(count, ["item", "items"]);
