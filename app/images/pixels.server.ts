import sharp, { type KernelEnum } from "sharp";
import { densityFor } from "./drawing-size.ts";

const side = 128;
const longest = 512;

export type Pixels = { width: number; height: number; isDrawing: boolean; data: Buffer; columns: number };

/** A drawing may claim any size: it is drawn at the one asked for. */
export const metadataOf = (picture: ArrayBuffer | Uint8Array) =>
  sharp(picture, { limitInputPixels: false }).metadata();

/** Draws a picture small, to look at its pixels: four bytes each. Throws when it cannot be read. */
export async function pixelsOf(picture: ArrayBuffer, kernel: keyof KernelEnum): Promise<Pixels> {
  const { format, width, height } = await metadataOf(picture);
  const isDrawing = format === "svg";
  const scale = Math.min(longest / Math.max(width, height), side / Math.min(width, height));
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const density = isDrawing ? densityFor(width, columns) : undefined;
  const data = await sharp(picture, { ...(density && { density }) })
    .resize({ width: columns, height: rows, fit: "fill", kernel })
    .ensureAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer();
  return { width, height, isDrawing, data, columns };
}
