import { createHmac } from "node:crypto";
import { sessionSecret } from "#app/lib/session-secret.server.ts";

/**
 * The token in the links of `email`: made from the address and the site's secret, so that every later
 * newsletter can carry an unsubscribe link while the database keeps only a hash.
 */
export function newsletterToken(email: string): string {
  return createHmac("sha256", sessionSecret())
    .update(`newsletter:${email.toLowerCase()}`)
    .digest("base64url");
}
