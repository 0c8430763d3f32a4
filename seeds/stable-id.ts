import { createHash } from "node:crypto";

/** The same UUID for the same name, so that seeding again finds the same rows. */
export function stableId(name: string): string {
  const bytes = createHash("sha1").update(`ubunifu:${name}`).digest().subarray(0, 16);
  // Version 5, variant 1.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

export function stableNumber(name: string, below: number): number {
  return createHash("sha1").update(name).digest().readUInt32BE(0) % below;
}
