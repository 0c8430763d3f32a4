import { asText } from "#app/content/item-facts.ts";
import { columnLabels, readableValue } from "#app/content/kinds.ts";
import { formatWhen } from "#app/lib/dates.ts";
import type { FormValues } from "#app/lib/form-values.ts";

export type Conflict = {
  by: string;
  at: string;
  ago: string;
  differences: { label: string; saved: string; typed: string }[];
};

/** Compares form values; a missing one counts as empty. By default labels and words are those of an item. */
export function differences(
  saved: FormValues,
  typed: FormValues,
  labelOf = (field: string) => columnLabels.get(field) ?? field,
  wordsFor = (value: string, field: string) =>
    value === "on" ? "Yes" : formatWhen(readableValue(field, value)),
): Conflict["differences"] {
  return Object.keys({ ...saved, ...typed }).flatMap((field) => {
    const [now, yours] = [asText(saved[field]), asText(typed[field])];
    if (now === yours) return [];
    return { label: labelOf(field), saved: wordsFor(now, field), typed: wordsFor(yours, field) };
  });
}
