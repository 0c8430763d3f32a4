import { readCookie, setCookie, yearInSeconds } from "#app/lib/cookies.server.ts";

const name = "collection";
/** Of a uuid, in base64url. */
const length = 22;

export const maxInCookie = 100;

/** The ids of the logos that a visitor has starred, the newest first; whatever else stands there is left out. */
export function readCollection(request: Request): string[] {
  const pieces = readCookie(request, name)?.match(new RegExp(`[\\w-]{${length}}`, "g")) ?? [];
  return [...new Set(pieces.map(toUuid))].slice(0, maxInCookie);
}

export function collectionCookie(ids: string[]): string {
  const text = ids.map((id) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")).join("");
  return setCookie(name, text, { maxAge: text ? yearInSeconds : 0 });
}

function toUuid(piece: string): string {
  const hex = Buffer.from(piece, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
