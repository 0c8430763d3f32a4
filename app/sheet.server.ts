import { createHash } from "node:crypto";
import { readCookie } from "./lib/cookies.server.ts";
import { sheetFile } from "./public-sheet.ts";

export const sheetCookie = "sheet";
export const sheetHash = createHash("sha256").update(sheetFile).digest("base64url").slice(0, 10);

/** The link to the sheet's file: for print only, until this browser has fetched it. */
export function sheetLink(request: Request): { href: string; media?: "print" } {
  const isFetched = readCookie(request, sheetCookie) === sheetHash;
  return { href: `/sheet/${sheetHash}.css`, ...(!isFetched && { media: "print" }) };
}
