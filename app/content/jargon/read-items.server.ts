import { type RowsRead, readGlosario } from "./read-glosario.server.ts";

/** The English texts of a glossary in the form of Glosario. */
export function readTermItems(text: string, max: number): RowsRead | null {
  const names = new Map<string, string>();
  const all = readGlosario(text, Number.POSITIVE_INFINITY, ({ slug, related, texts: { en } }) => {
    if (!en) return [];
    names.set(slug, en.term);
    return [{ slug, term: en.term, definition: en.definition, related_terms: related.join(",") }];
  });
  if (!all) return null;
  const named = (slugs = "") =>
    slugs
      .split(",")
      .flatMap((slug) => names.get(slug) ?? [])
      .join(", ");
  return {
    total: all.total,
    items: all.items.slice(0, max).map(({ values, notes }) => ({
      values: { ...values, related_terms: named(values.related_terms) },
      notes,
    })),
  };
}
