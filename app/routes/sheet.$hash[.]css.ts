import { setCookie, yearInSeconds } from "#app/lib/cookies.server.ts";
import { sheetFile } from "#app/public-sheet.ts";
import { sheetCookie, sheetHash } from "#app/sheet.server.ts";
import type { Route } from "./+types/sheet.$hash[.]css.ts";

/** The sheet as a file of its own, and the cookie by which later pages know that the browser has it. */
export function loader({ params }: Route.LoaderArgs) {
  const headers = new Headers({ "Content-Type": "text/css; charset=utf-8" });
  if (params.hash === sheetHash) {
    headers.set("Cache-Control", `private, max-age=${yearInSeconds}, immutable`);
    headers.append("Set-Cookie", setCookie(sheetCookie, sheetHash, { maxAge: yearInSeconds }));
  } else {
    // A page of another release: this sheet is better than none.
    headers.set("Cache-Control", "no-store");
  }
  return new Response(sheetFile, { headers });
}
