import { createHash } from "node:crypto";

/** Weak, because the same body is also sent compressed. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether If-None-Match covers `tag`, so that 304 is the answer. */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const plain = (one: string) => one.trim().replace(/^W\//, "");
  const known = ifNoneMatch.split(",").map(plain);
  return known.includes("*") || known.includes(plain(tag));
}
