import { LRUCache } from "lru-cache";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { StoredFile } from "./address.ts";
import type { ImageAnalysis } from "./image-analysis.server.ts";
import { maxInlineDrawingBytes } from "./limits.ts";
import { RendererUnavailable, RenderingStopped, render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";

/** `bytes` is the file's size; `inline` a small plain drawing as a data: address. */
export type StoredImageAnalysis = ImageAnalysis & { bytes: number; inline: string | null };

// Stored files never change.
const known = new LRUCache<string, StoredImageAnalysis>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ inline }) => (inline?.length ?? 0) + 500,
});
const underWay = new Map<string, Promise<StoredImageAnalysis | null>>();
/** Until when (ms) a picture that failed is left alone: everybody waits while it is tried. */
const leftAlone = new LRUCache<string, number>({ max: 1_000 });
const leftAloneForMs = 10 * 60_000;

/** Null where there is none for whom `supabase` acts. Throws when the storage does not answer, or as `withFailureBackoff`. */
export async function imageAnalysisOf(
  supabase: Supabase,
  file: StoredFile,
): Promise<StoredImageAnalysis | null> {
  const before = known.get(file.path);
  if (before) return before;
  const running =
    underWay.get(file.path) ?? analyze(supabase, file).finally(() => underWay.delete(file.path));
  underWay.set(file.path, running);
  return running;
}

async function analyze(supabase: Supabase, file: StoredFile): Promise<StoredImageAnalysis | null> {
  const bytes = await readImage(supabase, file);
  if (!bytes) return null;
  const found = await withFailureBackoff(file, () => render("analyzeImage", bytes));
  const isInline = found.isPlain && bytes.byteLength <= maxInlineDrawingBytes;
  const seen = { ...found, bytes: bytes.byteLength, inline: isInline ? dataAddress(bytes) : null };
  known.set(file.path, seen);
  return seen;
}

/** Throws RenderingStopped for a picture that failed lately, RendererUnavailable where that is no picture's fault. */
export async function withFailureBackoff<Result>(
  { path }: StoredFile,
  task: () => Promise<Result>,
): Promise<Result> {
  if (Date.now() < (leftAlone.get(path) ?? 0))
    throw new RenderingStopped(`${path} could not be drawn lately`);
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof RendererUnavailable)) leftAlone.set(path, Date.now() + leftAloneForMs);
    throw error;
  }
}

/** Not Base64, so that what pictures share compresses, and without any character that HTML escapes. */
export function dataAddress(svg: ArrayBuffer): string {
  const text = new TextDecoder().decode(svg);
  return `data:image/svg+xml,${text.replace(/[%#<>"&\s]+/g, encodeURIComponent).replaceAll("'", "%27")}`;
}
