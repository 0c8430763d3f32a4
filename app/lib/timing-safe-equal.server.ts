import { createHash, timingSafeEqual } from "node:crypto";

/** Whether `given` is the secret; false where there is none. Takes the same time whatever is given. */
export function isSecret(given: string, secret: string | undefined): boolean {
  // Hashes have one length.
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret ?? "")) && secret !== undefined;
}
