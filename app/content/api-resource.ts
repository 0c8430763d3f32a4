import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Position } from "#app/lib/cursor.ts";
import { maxSearchLength } from "#app/lib/form-limits.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { inUtc } from "#app/lib/timestamp.ts";
import { type OtherWords, readChoice, readYesNo } from "#app/lib/written-values.ts";

export type Resource<Filter extends z.ZodObject = z.ZodObject, Row extends Position = Position> = {
  name: string;
  /** The name of its schema in the document, e.g. `Logo`. */
  title: string;
  filter: Filter;
  summary: z.ZodObject;
  detail: z.ZodObject;
  /** At most `limit` public rows behind `position`, newest first, of a search the best first. Throws an Error when the database fails. */
  list(
    supabase: Supabase,
    filter: z.output<Filter>,
    position: Position | null,
    limit: number,
  ): Promise<Row[]>;
  /** The public row of an id; null where there is none. Throws an Error when the database fails. */
  one(supabase: Supabase, id: string): Promise<Row | null>;
  /** Whether the row of an id was taken down for good. Throws as `one`. */
  isTakenDown?(supabase: Supabase, id: string): Promise<boolean>;
  shape(row: Row): Record<string, unknown>;
};

export const resource = <Filter extends z.ZodObject, Row extends Position>(
  definition: Resource<Filter, Row>,
): Resource => definition;

export const searchFilter = z.string().overwrite(oneLine).max(maxSearchLength).optional().meta({
  description:
    "Words to search for. Case and accents don’t matter; beginnings of words and a typo match, too. What is called exactly that comes first, then whole words, beginnings of words, and the rest, each newest first.",
});

/** One of the values, by another word for it, too, in any case. */
export const oneOf = <const Value extends string>(values: readonly Value[], words?: OtherWords) =>
  z
    .string()
    .overwrite((text) => readChoice(text, values, words) ?? text)
    .pipe(z.enum(values))
    .optional();

/** Nothing but a yes narrows. */
export const onlyYes = z
  .string()
  .overwrite((text) => (readYesNo(text) ? "yes" : text))
  .pipe(z.literal("yes"))
  .optional();

export const address = z.url().meta({ description: "A full URL." });
export const timestamp = z.iso.datetime({ precision: undefined });
export const text = z.string();
export const tags = z.array(text);

export const fullAddress = (picture: string | null) => (picture ? absoluteUrl(picture) : null);

export const entryShape = {
  id: z.uuid(),
  slug: text.meta({ description: "Ends the entry’s addresses; `/api/…/{id}` takes it in place of the id." }),
  url: address.meta({ description: "The entry’s page on this site." }),
  created_at: timestamp,
  updated_at: timestamp,
};

export const entry = (
  row: { id: string; slug: string; created_at: string; updated_at: string },
  section: string,
) => ({
  id: row.id,
  slug: row.slug,
  url: absoluteUrl(`/${section}/${row.slug}`),
  created_at: inUtc(row.created_at),
  updated_at: inUtc(row.updated_at),
});
