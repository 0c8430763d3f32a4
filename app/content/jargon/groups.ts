import { jargonLetter } from "./schema.ts";

type Grouped<Term> = { name: string; terms: Term[] };

/**
 * Terms under headings, both in the order given: by first letter ("#" for what begins with none), or by
 * category when the list is sorted by it.
 */
export function termGroups<Term extends { term: string; category: string | null }>(
  terms: Term[],
  sort: "term" | "category",
): Grouped<Term>[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const name = sort === "category" ? (term.category ?? "Other") : jargonLetter(term.term);
    const group = groups.get(name);
    if (group) group.push(term);
    else groups.set(name, [term]);
  }
  return [...groups].map(([name, members]) => ({ name, terms: members }));
}
