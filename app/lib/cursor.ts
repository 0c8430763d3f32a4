import { isUuid } from "./uuid.ts";

/** Where a row stands among all, newest first. */
export type Position = { created_at: string; id: string };

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/** A position as one opaque word, safe in an address. */
export function encodeCursor({ created_at, id }: Position): string {
  return Buffer.from(`${inUtc(created_at)} ${id}`).toString("base64url");
}

/** The position in a word of `encodeCursor`; null for any other text. */
export function decodeCursor(cursor: string): Position | null {
  const [created_at = "", id = "", ...more] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const sound =
    more.length === 0 && isUuid(id) && instant.test(created_at) && !Number.isNaN(Date.parse(created_at));
  return sound ? { created_at, id } : null;
}

/** A timestamp as the database writes it (`2026-11-22 00:41:24.452+00`), microseconds kept, as RFC 3339 has it. */
export function inUtc(timestamp: string): string {
  return timestamp.replace(" ", "T").replace(/\+00(?::?00)?$/, "Z");
}

type Rows = {
  order(column: string, options: { ascending: boolean }): Rows;
  limit(count: number): Rows;
  lte(column: string, value: string): Rows;
  or(filter: string): Rows;
};

/**
 * Of the rows of a query at most `limit`, newest first, from behind `position` (null: from the newest).
 *
 * @param also a condition for `.or()`: a query holds one `.or()` only, and the position needs it
 */
export function rowsAfter<Query>(
  rows: Query,
  position: Position | null,
  limit: number,
  also: string | null = null,
): Query {
  let found = (rows as Rows)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  // The index begins here.
  if (position) found = found.lte("created_at", position.created_at);
  const conditions = [also, position && behind(position)].filter((condition) => condition !== null);
  if (conditions.length === 1) found = found.or(conditions.join());
  if (conditions.length > 1) found = found.or(`and(${conditions.map((one) => `or(${one})`).join()})`);
  return found as Query;
}

/** A position holds an instant and a uuid and nothing else: there is nothing to escape. */
function behind({ created_at, id }: Position): string {
  return `created_at.lt.${created_at},and(created_at.eq.${created_at},id.lt.${id})`;
}
