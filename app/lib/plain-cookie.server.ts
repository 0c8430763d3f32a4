import { isHttps } from "./env.server.ts";

/** The Set-Cookie value of a cookie whose value is written as it is, for `maxAge` seconds; 0 forgets it. No script reads it. */
export function plainCookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
