import sharp, { type KernelEnum } from "sharp";
import { densityFor } from "./drawing-size.ts";

/** In pixels: how large a picture is looked at, its shorter side if the longer one allows it. */
const side = 128;
const longest = 512;

/** The size of a picture, and its pixels when it is drawn small, of four bytes each, in rows of `columns`. */
export type Pixels = { width: number; height: number; isDrawing: boolean; data: Buffer; columns: number };

/** What a picture says of itself. A drawing may say any size: it is drawn at the one that is asked for. */
export const metadataOf = (picture: ArrayBuffer | Uint8Array) =>
  sharp(picture, { limitInputPixels: false }).metadata();

/**
 * Draws a picture of any kind small, to look at its pixels. The kernel says what becomes of many that fall
 * into one. Throws where the picture cannot be read.
 */
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
