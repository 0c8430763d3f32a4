type Grouped<Term> = { name: string; terms: Term[] };

export function termGroups<Term extends { initial: string; category: string | null }>(
  terms: Term[],
  sort: "term" | "category",
): Grouped<Term>[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const name = sort === "category" ? (term.category ?? "Other") : term.initial;
    const group = groups.get(name);
    if (group) group.push(term);
    else groups.set(name, [term]);
  }
  return [...groups].map(([name, members]) => ({ name, terms: members }));
}
