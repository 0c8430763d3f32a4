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
 * The fields in which a form differs from the values that are saved now. `labelOf` names a field for people,
 * `wordsFor` writes one of its values.
 */
export function differences(
  saved: Record<string, string>,
  form: FormData,
  labelOf: (field: string) => string,
  wordsFor: (value: string, field: string) => string,
): Conflict["differences"] {
  return Object.entries(saved).flatMap(([field, value]) => {
    const typed = asLines(form.get(field));
    if (typed === asLines(value)) return [];
    return { label: labelOf(field), saved: wordsFor(value, field), typed: wordsFor(typed, field) };
  });
}

/** Browsers send lines with a carriage return, the database keeps them without. */
const asLines = (value: unknown) => (typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "");
