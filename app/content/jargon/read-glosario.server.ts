import { parse } from "yaml";
import { z } from "zod";
import { filedAs } from "#app/lib/fold.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";

/** A text may be a number, such as 404. */
const line = z.union([z.string(), z.number()]).transform((text) => oneLine(withoutLinks(String(text))));
const sectionShape = z.object({ term: line, def: line, acronym: line.nullish() });
const entriesShape = z.array(z.looseObject({ slug: z.coerce.string(), ref: z.unknown().optional() }));

/** `[tracking](#tracking)` -> `tracking` */
const withoutLinks = (text: string) => text.replace(/\[([^\]]*)\]\s?\([^)]*\)/g, "$1");

type Text = { term: string; definition: string; acronym: string | null | undefined };
type GlossaryEntry = { slug: string; related: string[]; texts: Record<string, Text> };
export type RowsRead = { items: { values: Record<string, string>; notes: string[] }[]; total: number };

/**
 * At most `max` rows of a glossary.yml as of carpentries/glosario: a list of entries with a slug, and a term and its definition by
 * language. Null for a text of another kind. Throws a SyntaxError, worded for people.
 */
export function readGlosario(
  text: string,
  max: number,
  rowsOf: (entry: GlossaryEntry) => Record<string, string>[],
): RowsRead | null {
  if (!/^ {0,9}- slug:/m.test(text)) return null;
  const entries = entriesShape.safeParse(parsed(text));
  if (!entries.success) throw new SyntaxError("Not every entry of this glossary has a slug.");
  const rows = entries.data.flatMap(({ slug, ref, ...sections }) =>
    rowsOf({
      slug: filedAs(slug),
      related: Array.isArray(ref) ? ref.map((one) => filedAs(String(one))) : [],
      texts: Object.fromEntries(Object.entries(sections).flatMap(textOf)),
    }),
  );
  return { items: rows.slice(0, max).map((values) => ({ values, notes: [] })), total: rows.length };
}

function textOf([language, section]: [string, unknown]): [string, Text][] {
  const read = sectionShape.safeParse(section);
  if (!read.success) return [];
  const { term, def, acronym } = read.data;
  return [[language, { term, definition: def, acronym }]];
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const place = /at line \d+/.exec(error instanceof Error ? error.message : "")?.[0];
    throw new SyntaxError(`This glossary can’t be read${place ? ` ${place}` : ""}.`);
  }
}
