import sharp, { type KernelEnum } from "sharp";
import { densityFor } from "./drawing-size.ts";
import { naturalSize } from "./svg-size.ts";

const side = 128;
const longest = 512;

export type Pixels = { width: number; height: number; isDrawing: boolean; data: Buffer; columns: number };

const rootOf = (drawing: ArrayBuffer | Uint8Array): string =>
  /<svg[^<>]*>/.exec(Buffer.from(drawing as Uint8Array).toString("latin1"))?.[0] ?? "";

/** As it shows, in pixels: of a stored drawing also in parts of one, so that its proportions are right. Throws when unreadable. */
export async function sizeOf(picture: ArrayBuffer | Uint8Array): Promise<{ width: number; height: number }> {
  const { format, width, height } = await metadataOf(picture);
  if (format !== "svg") return { width, height };
  const attributes = Object.fromEntries(
    Array.from(rootOf(picture).matchAll(/ (viewBox|width|height)="([^"]*)"/g), ([, name, value = ""]) => [
      name,
      { value },
    ]),
  );
  const natural = naturalSize(attributes);
  return natural ? { width: rounded(natural.width), height: rounded(natural.height) } : { width, height };
}

const rounded = (length: number) => Number(length.toPrecision(6));

/** A drawing may claim any size: it is drawn at the one asked for. */
export const metadataOf = (picture: ArrayBuffer | Uint8Array) =>
  sharp(picture, { limitInputPixels: false }).metadata();

/** Draws a picture small, to look at its pixels: four bytes each. Throws when it cannot be read. */
export async function pixelsOf(picture: ArrayBuffer, kernel: keyof KernelEnum): Promise<Pixels> {
  const { format, width: drawnWidth } = await metadataOf(picture);
  const { width, height } = await sizeOf(picture);
  const isDrawing = format === "svg";
  const scale = Math.min(longest / Math.max(width, height), side / Math.min(width, height));
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const density = isDrawing ? densityFor(drawnWidth, columns) : undefined;
  const data = await sharp(picture, { ...(density && { density }) })
    .resize({ width: columns, height: rows, fit: "fill", kernel })
    .ensureAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer();
  return { width, height, isDrawing, data, columns };
}
