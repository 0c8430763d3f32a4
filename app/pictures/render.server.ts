import sharp from "sharp";
import { mainColors } from "./colors.server.ts";
import { densityFor, largest, shownWidth } from "./drawing-size.ts";
import { ImageRefused } from "./image-refused.ts";
import { damagedDrawing } from "./limits.ts";
import { metadataOf } from "./pixels.server.ts";

/** In pixels; `quality` is for photos. */
export type Rendition = { format: "png" | "webp"; width: number; height: number; quality?: number };
/** In pixels. */
export type PlacedPart = {
  picture: ArrayBuffer;
  size: { width: number; height: number };
  part: { left: number; top: number; width: number; height: number };
  left: number;
  top: number;
};

const keptQuality = 90;
const fully = { compressionLevel: 9 };

export async function factsOf(picture: ArrayBuffer) {
  const { width, height } = await metadataOf(picture);
  return { width, height, colors: await mainColors(picture) };
}

export async function drawRendition(picture: ArrayBuffer, rendition: Rendition): Promise<Uint8Array> {
  const { format, width, height, quality = keptQuality } = rendition;
  const { resized, isDrawing } = await inSize(picture, { width, height });
  return format === "png"
    ? resized.png(fully).toBuffer()
    : resized.webp(isDrawing ? { lossless: true } : { quality }).toBuffer();
}

export async function tryDrawing(drawing: Uint8Array): Promise<void> {
  try {
    const natural = await metadataOf(drawing);
    const width = shownWidth(natural, largest);
    const height = Math.max(1, Math.round((natural.height * width) / natural.width));
    await (await inSize(drawing, { width, height })).resized.raw().toBuffer();
  } catch {
    throw new ImageRefused(damagedDrawing);
  }
}

/** PNG, in few colors where it would not be under `mostBytes` otherwise. */
export async function drawWithPart(
  drawing: string,
  placed: PlacedPart | null,
  mostBytes: number,
): Promise<Buffer> {
  const base = sharp(Buffer.from(drawing));
  const whole = placed ? base.composite([await cutOut(placed)]) : base;
  const png = await whole.png(fully).toBuffer();
  if (png.byteLength < mostBytes) return png;
  return whole.png({ ...fully, palette: true, colors: 128, dither: 0.5 }).toBuffer();
}

async function cutOut({ picture, size, part, left, top }: PlacedPart) {
  const { resized } = await inSize(picture, size);
  return { input: await resized.extract(part).png().toBuffer(), left, top };
}

async function inSize(picture: ArrayBuffer | Uint8Array, size: { width: number; height: number }) {
  const natural = await metadataOf(picture);
  const isDrawing = natural.format === "svg";
  const density = isDrawing ? { density: densityFor(natural.width, size.width) } : {};
  return {
    isDrawing,
    resized: sharp(picture, density)
      .autoOrient()
      .resize({ ...size, fit: "fill" }),
  };
}
