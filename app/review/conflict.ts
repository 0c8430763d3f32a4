import { columnLabels } from "#app/content/kinds.ts";

export type Conflict = {
  by: string;
  at: string;
  ago: string;
  differences: { label: string; saved: string; typed: string }[];
};

/** Compares form values; a missing one counts as empty. By default labels and words are those of an item. */
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
