import { createHmac } from "node:crypto";
import { sessionSecret } from "./session-secret.server.ts";

/** Stands for `text` in the database, which need not know whose address it is. */
export function keyedHash(text: string): string {
  return createHmac("sha256", sessionSecret()).update(text).digest("base64url");
}
