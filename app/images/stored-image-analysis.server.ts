import type { Supabase } from "#app/backend/supabase.types.ts";
import { forEverybody } from "#app/lib/visitor.server.ts";
import type { StoredFile } from "./address.ts";
import type { ImageAnalysis } from "./image-analysis.server.ts";
import { maxInlineDrawingBytes } from "./limits.ts";
import { madeOnce } from "./made-once.server.ts";
import { render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";

/** `bytes` is the file's size; `inline` a small plain drawing as a data: address. */
export type StoredImageAnalysis = ImageAnalysis & { bytes: number; inline: string | null };

const analyses = madeOnce<StoredImageAnalysis>(8 * 1024 * 1024, ({ inline }) => (inline?.length ?? 0) + 300);

/** Null where there is none for whom `supabase` acts. Throws when the storage does not answer, or as `render`. */
export const imageAnalysisOf = (supabase: Supabase, file: StoredFile): Promise<StoredImageAnalysis | null> =>
  analyses.get(file.path, async () => {
    const bytes = await readImage(supabase, file);
    // A page without it would be kept for others.
    const found = bytes && (await forEverybody(() => render("analyzeImage", bytes)));
    if (!found) return null;
    const isInline = found.isPlain && bytes.byteLength <= maxInlineDrawingBytes;
    return { ...found, bytes: bytes.byteLength, inline: isInline ? dataAddress(bytes) : null };
  });

/** Not Base64, so that what pictures share compresses, and without any character that HTML escapes. */
export function dataAddress(svg: ArrayBuffer): string {
  const text = new TextDecoder().decode(svg);
  return `data:image/svg+xml,${text.replace(/[%#<>"&\s]+/g, encodeURIComponent).replaceAll("'", "%27")}`;
}
