import { createHash } from "node:crypto";

/** The entity tag of a body: a weak one, since the same body is also sent compressed. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether whoever asks has what `tag` names already, so that 304 is the answer. */
export function isKnown(request: Request, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, "");
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map(plain);
  return known.includes("*") || known.includes(plain(tag));
}
