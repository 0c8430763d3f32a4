import { countOf } from "#app/lib/numbers.ts";
import { eventKind } from "./event/kind.ts";
import { jargonKind } from "./jargon/kind.ts";
import { jobKind } from "./job/kind.ts";
import type { Kind } from "./kind.ts";
import { logoKind } from "./logo/kind.ts";

/** Every kind, in the order of menus and tabs. */
export const kinds: readonly Kind[] = [logoKind, jargonKind, eventKind, jobKind];

/** The kind of a name in the database, such as `job`; null where there is none. */
export function kindNamed(name: unknown): Kind | null {
  return kinds.find((kind) => kind.name === name) ?? null;
}

/** Whether `value` is the name of a kind. */
export const isKindName = (value: unknown): value is string => kindNamed(value) !== null;

/** What the kind of a name is called on a badge; the name where there is none. */
export const labelOfKind = (name: string) => kindNamed(name)?.label ?? name;

/** The kind of a section of addresses, such as `jobs`. Throws a 404 response where there is none. */
export function kindOfSection(section: string | undefined): Kind {
  const kind = kinds.find(({ table }) => table === section);
  if (!kind) throw new Response("There is no such list.", { status: 404 });
  return kind;
}

/** The kinds that members send in, with what they say of their forms. */
export const submittedKinds = kinds.flatMap((kind) =>
  kind.submission ? [{ ...kind, submission: kind.submission }] : [],
);
type SubmittedKind = (typeof submittedKinds)[number];

/** The kind of a name that members send in, such as `job`; null where there is none. */
export function submittedKindNamed(name: unknown): SubmittedKind | null {
  return submittedKinds.find((kind) => kind.name === name) ?? null;
}

/** What each column of the kinds is called, for those who edit them. */
export const columnLabels: ReadonlyMap<string, string> = new Map([
  ...kinds.flatMap(({ columns }) => columns.map(({ name, label }) => [name, label] as const)),
  ["status", "Review"],
]);

/** A number of items, in words: `1 item`, `3 items`. */
export const counted = (count: number) => countOf(count, ["item", "items"]);
