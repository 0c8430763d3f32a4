import { columnLabels } from "#app/content/kinds.ts";

/** What an editor is shown whose item somebody else has changed meanwhile. */
export type Conflict = {
  by: string;
  at: string;
  /** The same in words. */
  ago: string;
  /** The fields that differ: what is saved now beside what the form holds. */
  differences: { label: string; saved: string; typed: string }[];
};

/**
 * The fields in which what was typed differs from what is saved now, both as the values of the form; a field that one
 * of them does not have is empty there. `labelOf` names a field for people, `wordsFor` writes one of its values: those
 * of an item, unless they are others.
 */
export function differences(
  saved: Record<string, string>,
  typed: Record<string, string>,
  labelOf = (field: string) => columnLabels.get(field) ?? field,
  wordsFor = (value: string, _field: string) => (value === "on" ? "Yes" : value),
): Conflict["differences"] {
  return Object.keys({ ...saved, ...typed }).flatMap((field) => {
    const [now, yours] = [saved[field] || "", typed[field] || ""];
    if (now === yours) return [];
    return { label: labelOf(field), saved: wordsFor(now, field), typed: wordsFor(yours, field) };
  });
}
