import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server.ts";

/** Without SESSION_SECRET it is made once and kept with the data, so that cookies survive a restart. */
export function sessionSecret(): string {
  secret ??= env.SESSION_SECRET ?? kept();
  return secret;
}

let secret: string | undefined;

function kept(): string {
  const file = join(env.DATA_DIR, "session-secret");
  try {
    return readFileSync(file, "utf8");
  } catch {
    mkdirSync(env.DATA_DIR, { recursive: true });
    const made = randomBytes(32).toString("base64url");
    writeFileSync(`${file}.part`, made, { mode: 0o600, flush: true });
    renameSync(`${file}.part`, file);
    return made;
  }
}

/** Stands for `text` in the database, which need not know whose address it is. */
export function keyedHash(text: string): string {
  return createHmac("sha256", sessionSecret()).update(text).digest("base64url");
}

/** Takes the same time whatever is given; false without a secret. */
export function isSecret(given: string, secret: string | undefined): boolean {
  // Hashes have equal lengths.
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret ?? "")) && secret !== undefined;
}
