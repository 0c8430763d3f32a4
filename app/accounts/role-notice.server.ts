import { readCookie, setCookie } from "#app/lib/cookies.server.ts";
import { readToast, redirectWithToast } from "#app/lib/flash.server.ts";
import type { Member } from "./session.server.ts";

/** Tells a member once, on page `to`, that their role has changed; else `remember` is the cookie to set. */
export async function roleNotice(
  request: Request,
  { id, role }: Member,
  to: string,
): Promise<{ redirect: Response } | { redirect: null; remember: string | null }> {
  const now = `${id} ${role}`;
  const seen = readCookie(request, "role");
  if (request.method !== "GET" || seen === now) return { redirect: null, remember: null };
  const remember = setCookie("role", now);
  const somebodyElse = !seen?.startsWith(`${id} `);
  // A toast that waits, such as the admin code's, says it already.
  if (somebodyElse || (await readToast(request))) return { redirect: null, remember };
  const title = `Your role has been updated to ${role}${role === "admin" ? ". Refreshing page..." : ""}`;
  const headers = { "Set-Cookie": remember, "X-Remix-Reload-Document": "true" };
  return { redirect: await redirectWithToast(to, { kind: "info", title }, { headers }) };
}
