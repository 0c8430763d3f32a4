import sharp from "sharp";
import { recentlyUsed } from "#app/lib/recently-used.ts";
import type { StoredFile } from "./address.ts";
import { mainColors } from "./colors.server.ts";
import { densityFor } from "./density.ts";
import { inDrawingTurn } from "./drawing-turn.server.ts";
import { readImage } from "./storage.server.ts";

/** A picture in another format; `width` and `height` in pixels. A photo's `quality` is one to keep unless it says so. */
export type Rendition = { format: "png" | "webp"; width: number; height: number; quality?: number };
export type PictureFacts = { width: number; height: number; bytes: number; colors: string[] };

/** Too many pictures wait to be drawn. */
class RenderingBusy extends Error {}

const sides = [256, 512, 1024];
const largest = 1024;
/** In pixels: a drawing may be any number of times as high as it is wide. */
const highest = 2560;
const longestWait = 12;
/** Of photos that are looked at, and of those that somebody keeps. */
const shownQuality = 78;
const keptQuality = 90;

// Stored files never change: what was found out about one stays true.
const facts = recentlyUsed<PictureFacts>(5_000, () => 1);
const drawn = recentlyUsed<Uint8Array>(32 * 1024 * 1024, (bytes) => bytes.byteLength);
let waiting = 0;

/** How large a stored picture is, and its main colors; null when there is no such file. Throws when the storage does not answer. */
export async function pictureFacts(file: StoredFile): Promise<PictureFacts | null> {
  const known = facts.get(file.path);
  if (known) return known;
  const bytes = await readImage(file);
  if (!bytes) return null;
  const { width, height } = await inDrawingTurn(() => sharp(bytes).metadata());
  const colors = await mainColors(bytes);
  const found = { width, height, bytes: bytes.byteLength, colors };
  facts.set(file.path, found);
  return found;
}

/**
 * What a picture can be had as besides itself: PNG in up to three sizes by its longer side, and WebP in one. A drawing has no size of its own; pixels are never made larger.
 */
export function renditionsOf(
  { width, height }: Pick<PictureFacts, "width" | "height">,
  isDrawing: boolean,
): Rendition[] {
  const longest = Math.max(width, height);
  const fitting = sides.filter((side) => isDrawing || side <= longest);
  const scaled = (format: Rendition["format"], side: number): Rendition => ({
    format,
    width: Math.max(1, Math.round((width * side) / longest)),
    height: Math.max(1, Math.round((height * side) / longest)),
  });
  return [
    ...fitting.map((side) => scaled("png", side)),
    scaled("webp", isDrawing ? largest : Math.min(largest, longest)),
  ];
}

/**
 * A stored picture as a page shows it: WebP, as wide as asked, a photo no wider than it is; null where it is gone.
 * Throws as `drawRendition` does.
 */
export async function fittedPicture(file: StoredFile, width: number): Promise<Uint8Array | null> {
  const found = await pictureFacts(file);
  if (!found) return null;
  const widest = file.extension === "svg" ? (highest * found.width) / found.height : found.width;
  const fitted = Math.max(1, Math.round(Math.min(width, widest)));
  const height = Math.max(1, Math.round((found.height * fitted) / found.width));
  return drawRendition(file, { format: "webp", width: fitted, height, quality: shownQuality });
}

/** How many bytes a rendition has, where it has been drawn lately. */
export const renditionBytes = (file: StoredFile, rendition: Rendition): number | null =>
  drawn.get(keyOf(file, rendition))?.byteLength ?? null;

/**
 * A stored picture drawn in another format, or as it was drawn before; null when there is no such file. One is drawn
 * at a time. Throws RenderingBusy when many wait, and what the storage or the renderer throws.
 */
export async function drawRendition(file: StoredFile, rendition: Rendition): Promise<Uint8Array | null> {
  const key = keyOf(file, rendition);
  const before = drawn.get(key);
  if (before) return before;
  if (waiting >= longestWait) throw new RenderingBusy("too many pictures wait to be drawn");
  waiting += 1;
  try {
    return await inDrawingTurn(async () => {
      const meanwhile = drawn.get(key);
      if (meanwhile) return meanwhile;
      const original = await readImage(file);
      if (!original) return null;
      const bytes = await draw(original, file.extension === "svg", rendition);
      drawn.set(key, bytes);
      return bytes;
    });
  } finally {
    waiting -= 1;
  }
}

async function draw(original: ArrayBuffer, isDrawing: boolean, rendition: Rendition): Promise<Uint8Array> {
  const { format, width, height, quality = keptQuality } = rendition;
  const density = isDrawing ? densityFor((await sharp(original).metadata()).width, width) : undefined;
  const picture = sharp(original, { ...(density && { density }) })
    .autoOrient()
    // The size is worked out already; rounding may differ by a pixel from what the renderer makes of it.
    .resize({ width, height, fit: "fill" })
    .timeout({ seconds: 10 });
  return format === "png"
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.webp(isDrawing ? { lossless: true } : { quality }).toBuffer();
}

const keyOf = (file: StoredFile, { format, width, quality = keptQuality }: Rendition) =>
  `${file.path} ${width} ${format} ${quality}`;
