import { LRUCache } from "lru-cache";
import type { StoredFile } from "./address.ts";
import { largest, shownWidth } from "./drawing-size.ts";
import { lookOf, unlessLeftAlone } from "./looks.server.ts";
import type { Rendition } from "./render.server.ts";
import { render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";

const sides = [256, 512, largest];
const shownQuality = 78;

// Stored files never change.
const drawn = new LRUCache<string, Uint8Array>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.byteLength,
});
const underWay = new Map<string, Promise<Uint8Array | null>>();

/** PNG in up to three sizes by its longer side, and WebP in one. Pixels are never enlarged. */
export function renditionsOf(
  { width, height }: { width: number; height: number },
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

/** WebP as wide as asked, a photo no wider than it is; null when it is gone. Throws as `drawRendition`. */
export async function fittedPicture(file: StoredFile, width: number): Promise<Uint8Array | null> {
  const found = await lookOf(file);
  if (!found) return null;
  const fitted = file.extension === "svg" ? shownWidth(found, width) : Math.min(width, found.width);
  const height = Math.max(1, Math.round((found.height * fitted) / found.width));
  return drawRendition(file, { format: "webp", width: fitted, height, quality: shownQuality });
}

export const renditionBytes = (file: StoredFile, rendition: Rendition): number | null =>
  drawn.get(keyOf(file, rendition))?.byteLength ?? null;

/** Null when there is no such file. */
export async function drawRendition(file: StoredFile, rendition: Rendition): Promise<Uint8Array | null> {
  const key = keyOf(file, rendition);
  const before = drawn.get(key);
  if (before) return before;
  const drawing = underWay.get(key) ?? draw(key, file, rendition).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

async function draw(key: string, file: StoredFile, rendition: Rendition): Promise<Uint8Array | null> {
  const original = await readImage(file);
  if (!original) return null;
  const bytes = await unlessLeftAlone(file, () => render("drawRendition", original, rendition));
  drawn.set(key, bytes);
  return bytes;
}

const keyOf = (file: StoredFile, { format, width, quality }: Rendition) =>
  `${file.path} ${width} ${format} ${quality}`;
