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
 * of them does not have is empty there. `labelOf` names a field for people, `wordsFor` writes one of its values.
 */
export function differences(
  saved: Record<string, string>,
  typed: Record<string, string>,
  labelOf: (field: string) => string,
  wordsFor: (value: string, field: string) => string,
): Conflict["differences"] {
  return Object.keys({ ...saved, ...typed }).flatMap((field) => {
    const [now, yours] = [saved[field] || "", typed[field] || ""];
    if (now === yours) return [];
    return { label: labelOf(field), saved: wordsFor(now, field), typed: wordsFor(yours, field) };
  });
}
