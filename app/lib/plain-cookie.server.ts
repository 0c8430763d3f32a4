import { isHttps } from "./env.server.ts";

/** A Set-Cookie value, unsigned, hidden from scripts. `maxAge` in seconds; 0 forgets it. */
export function plainCookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
