import sharp, { type KernelEnum } from "sharp";
import { densityFor } from "./density.ts";
import { inDrawingTurn } from "./drawing-turn.server.ts";

/** In pixels: how large a picture is looked at, its shorter side if the longer one allows it. */
const side = 128;
const longest = 512;

/** The size of a picture, and its pixels when it is drawn small, of four bytes each, in rows of `columns`. */
export type Pixels = { width: number; height: number; isDrawing: boolean; data: Buffer; columns: number };

/**
 * Draws a picture of any kind small, in its turn, to look at its pixels. The kernel says what becomes of many that fall
 * into one. Throws where the picture cannot be read.
 */
export const pixelsOf = (picture: ArrayBuffer, kernel: keyof KernelEnum): Promise<Pixels> =>
  inDrawingTurn(() => draw(picture, kernel));

async function draw(picture: ArrayBuffer, kernel: keyof KernelEnum): Promise<Pixels> {
  const { format, width, height } = await sharp(picture).metadata();
  const isDrawing = format === "svg";
  const scale = Math.min(longest / Math.max(width, height), side / Math.min(width, height));
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const density = isDrawing ? densityFor(width, columns) : undefined;
  const data = await sharp(picture, { ...(density && { density }) })
    .resize({ width: columns, height: rows, fit: "fill", kernel })
    .ensureAlpha()
    .toColorspace("srgb")
    .timeout({ seconds: 5 })
    .raw()
    .toBuffer();
  return { width, height, isDrawing, data, columns };
}
