import { inUtc, isTimestamp } from "./timestamp.ts";
import { isUuid } from "./uuid.ts";

export type Position = { created_at: string; id: string };

export function encodeCursor({ created_at, id }: Position): string {
  return Buffer.from(`${inUtc(created_at)} ${id}`).toString("base64url");
}

/** Null for anything `encodeCursor` did not write. */
export function decodeCursor(cursor: string): Position | null {
  const [created_at = "", id = "", ...more] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const sound = more.length === 0 && isUuid(id) && isTimestamp(created_at);
  return sound ? { created_at, id } : null;
}
