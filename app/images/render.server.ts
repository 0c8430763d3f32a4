import sharp from "sharp";
import { densityFor, maxRenditionSide, shownWidth } from "./drawing-size.ts";
import { ImageRefused } from "./image-refused.ts";
import { inkBox } from "./ink-box.server.ts";
import { metadataOf, sizeOf } from "./pixels.server.ts";
import { isPlainDrawing } from "./plain-drawing.server.ts";
import { cleanSvg } from "./svg.server.ts";
import { damagedDrawing, invisibleDrawing, noSize } from "./svg-refusals.ts";
import { drawn } from "./visible-difference.server.ts";

/** In pixels; `quality` is for photos. */
export type Rendition = { format: "png" | "webp"; width: number; height: number; quality?: number };
export type PlacedPart = {
  picture: ArrayBuffer;
  size: { width: number; height: number };
  part: { left: number; top: number; width: number; height: number };
  left: number;
  top: number;
};

const keptQuality = 90;
/** What is not seen so large is not seen. */
const visibleSide = 512;
const fully = { compressionLevel: 9 };

export async function drawRendition(picture: ArrayBuffer, rendition: Rendition): Promise<Uint8Array> {
  const { format, width, height, quality = keptQuality } = rendition;
  const { resized, isDrawing } = await inSize(picture, { width, height });
  return format === "png"
    ? resized.png(fully).toBuffer()
    : resized.webp(isDrawing ? { lossless: true } : { quality }).toBuffer();
}

/** As it is kept, and a WebP in which it shows where it is not plain. Throws ImageRefused. */
export async function cleanDrawing(
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; preview: Uint8Array | null }> {
  try {
    const drawing = await withViewBox(cleanSvg(bytes));
    if (await isPlainDrawing(drawing)) {
      assertVisible((await drawn(drawing, visibleSide)).data);
      return { bytes: drawing, preview: null };
    }
    const natural = await sizeOf(drawing);
    const width = shownWidth(natural, maxRenditionSide);
    const height = Math.max(1, Math.round((natural.height * width) / natural.width));
    const { resized } = await inSize(drawing, { width, height });
    const data = await resized.ensureAlpha().raw().toBuffer();
    assertVisible(data);
    const pixels = sharp(data, { raw: { width, height, channels: 4 } });
    const preview = await pixels.webp({ quality: keptQuality, effort: 0 }).toBuffer();
    return { bytes: drawing, preview };
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused(damagedDrawing);
  }
}

/** One of no size gets it from what it draws. */
async function withViewBox(drawing: Uint8Array): Promise<Uint8Array> {
  const text = new TextDecoder().decode(drawing);
  if (/^<svg[^<>]* viewBox="/.test(text)) return drawing;
  const box = await inkBox(text);
  if (!box) throw new ImageRefused(noSize);
  const viewBox = [box.left, box.top, box.width, box.height]
    .map((length) => Number(length.toFixed(2)))
    .join(" ");
  return new TextEncoder().encode(text.replace("<svg", `<svg viewBox="${viewBox}"`));
}

function assertVisible(pixels: Buffer): void {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return;
  throw new ImageRefused(invisibleDrawing);
}

/** PNG, in few colors where it would not be under `maxBytes` otherwise. */
export async function drawWithPart(
  drawing: string,
  placed: PlacedPart | null,
  maxBytes: number,
): Promise<Buffer> {
  const base = sharp(Buffer.from(drawing));
  const whole = placed ? base.composite([await cutOut(placed)]) : base;
  const png = await whole.png(fully).toBuffer();
  if (png.byteLength < maxBytes) return png;
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
