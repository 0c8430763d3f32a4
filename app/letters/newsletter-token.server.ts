import { createHmac } from "node:crypto";
import { sessionSecret } from "#app/lib/session-secret.server.ts";

/**
 * The token in the confirmation mail to `email`; the database keeps only its hash. It is made from the address
 * and the site's secret, so that signing up twice does not spoil the link of the first mail.
 */
export function newsletterToken(email: string): string {
  return createHmac("sha256", sessionSecret())
    .update(`newsletter:${email.toLowerCase()}`)
    .digest("base64url");
}
