import type { Supabase } from "#app/backend/supabase.types.ts";
import type { StoredFile } from "./address.ts";
import { type PictureFile, readPicture } from "./derived.server.ts";
import { maxRenditionSide, shownWidth } from "./drawing-size.ts";
import { madeOnce } from "./made-once.server.ts";
import type { Rendition } from "./render.server.ts";
import { render } from "./renderer.server.ts";
import { imageAnalysisOf } from "./stored-image-analysis.server.ts";

const sides = [256, 512, maxRenditionSide];
const shownQuality = 78;

const drawn = madeOnce<Uint8Array<ArrayBuffer>>(32 * 1024 * 1024, ({ byteLength }) => byteLength);

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
    scaled("webp", isDrawing ? maxRenditionSide : Math.min(maxRenditionSide, longest)),
  ];
}

/** WebP as wide as asked, a photo no wider than it is; null when it is gone. Throws as `storedRendition`. */
export async function fittedPicture(
  supabase: Supabase,
  file: StoredFile,
  width: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await imageAnalysisOf(supabase, file);
  if (!found) return null;
  const fitted = file.extension === "svg" ? shownWidth(found, width) : Math.min(width, found.width);
  const height = Math.max(1, Math.round((found.height * fitted) / found.width));
  return storedRendition(supabase, file, { format: "webp", width: fitted, height, quality: shownQuality });
}

export const renditionBytes = (file: PictureFile, rendition: Rendition): number | null =>
  drawn.known(keyOf(file, rendition))?.byteLength ?? null;

/** Null when there is no such file. Whoever calls has seen that the visitor may have it: a drawn one is not asked for again. */
export const storedRendition = (
  supabase: Supabase,
  file: PictureFile,
  rendition: Rendition,
): Promise<Uint8Array<ArrayBuffer> | null> =>
  drawn.get(keyOf(file, rendition), async () => {
    const original = await readPicture(supabase, file);
    return original && new Uint8Array(await render("drawRendition", original.buffer, rendition));
  });

const keyOf = (file: PictureFile, { format, width, quality }: Rendition) =>
  `${file.name} ${width} ${format} ${quality}`;
