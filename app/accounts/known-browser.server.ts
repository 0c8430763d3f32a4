import { randomUUID } from "node:crypto";
import { z } from "zod";
import { signedCookie } from "#app/lib/cookies.server.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { languageOf } from "#app/words/languages.ts";

/** In days; browsers keep no cookie for longer. */
const life = 400;
const maxAccounts = 8;

/** Which accounts were signed in to here, and a name for this browser. Only the sign-in reads it. */
const cookie = signedCookie("known-browser", z.object({ id: z.uuid(), accounts: z.array(z.string()) }), {
  path: "/login",
  maxAge: life * 86_400,
});

/** Another person at this browser need not read whose accounts these are. */
const markOf = (email: string) => keyedHash(`known-browser:${email}`).slice(0, 22);

/** A name for a browser in which somebody has signed in to the account of `email` before; else null. */
export async function knownBrowser(request: Request, email: string): Promise<string | null> {
  const kept = await cookie.read(request);
  return kept?.accounts.includes(markOf(email)) ? kept.id : null;
}

/** A Set-Cookie value: guesses from elsewhere no longer keep this browser out of the account of `email`. */
export async function rememberBrowser(request: Request, email: string): Promise<string> {
  const { id = randomUUID(), accounts = [] } = (await cookie.read(request)) ?? {};
  const all = new Set([markOf(email), ...accounts]);
  return cookie.keep({ id, accounts: [...all].slice(0, maxAccounts) }, languageOf(request));
}
