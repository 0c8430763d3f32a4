import sharp from "sharp";
import { densityFor, maxRenditionSide } from "./drawing-size.ts";
import { metadataOf } from "./pixels.server.ts";

const sides = [256, maxRenditionSide];
const maxDifferent = 0.001;
/** Of 255: more than this in alpha, or in a color as strong as it is seen, makes a pixel different. */
export const minVisibleDifference = 16;

/** Whether two drawings show the same at a small and at a large size. Throws when one cannot be drawn. */
export async function rendersIdentically(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  for (const side of sides) {
    const [before, after] = [await drawn(one, side), await drawn(other, side)];
    if (before.data.length !== after.data.length) return false;
    if (differing(before.data, after.data) > (before.data.length / 4) * maxDifferent) return false;
  }
  return true;
}

export type Drawn = { data: Buffer; columns: number };

/** With its longer side so many pixels long. */
export async function drawn(drawing: Uint8Array, side: number): Promise<Drawn> {
  const { width, height } = await metadataOf(drawing);
  const density = densityFor(Math.max(width, height), side);
  const whole = sharp(drawing, { density }).ensureAlpha().raw();
  const { data, info } = await whole.toBuffer({ resolveWithObject: true });
  return { data, columns: info.width };
}

function differing(before: Buffer, after: Buffer): number {
  const wholes = [before, after].map(
    ({ buffer, byteOffset, length }) => new Uint32Array(buffer, byteOffset, length / 4),
  );
  const [one = new Uint32Array(), other = new Uint32Array()] = wholes;
  let count = 0;
  for (let pixel = 0; pixel < one.length; pixel += 1)
    if (one[pixel] !== other[pixel] && differs(before, after, pixel * 4)) count += 1;
  return count;
}

function differs(before: Buffer, after: Buffer, at: number): boolean {
  const [alphaBefore = 0, alphaAfter = 0] = [before[at + 3], after[at + 3]];
  if (Math.abs(alphaBefore - alphaAfter) > minVisibleDifference) return true;
  return [0, 1, 2].some((part) => {
    const seen = (before[at + part] ?? 0) * alphaBefore - (after[at + part] ?? 0) * alphaAfter;
    return Math.abs(seen) > minVisibleDifference * 255;
  });
}
