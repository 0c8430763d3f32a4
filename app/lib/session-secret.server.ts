import { randomBytes } from "node:crypto";
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
