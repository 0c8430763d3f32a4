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
