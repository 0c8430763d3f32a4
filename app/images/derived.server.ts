import { LRUCache } from "lru-cache";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { StoredFile } from "./address.ts";
import { render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";
import { imageAnalysisOf, withFailureBackoff } from "./stored-image-analysis.server.ts";

export type PictureFile = StoredFile & { isDerived?: true };

export const derivedFrom = (file: StoredFile): PictureFile => ({
  ...file,
  name: `${file.name}-one-color`,
  isDerived: true,
});

// Stored files never change.
const derived = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.byteLength,
});

/** Null when there is none, or none for whom `supabase` acts. Throws as `readImage`, or as `withFailureBackoff`. */
export async function readPicture(
  supabase: Supabase,
  file: PictureFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const before = derived.get(file.name);
  if (before) return before;
  if (file.isDerived && !(await imageAnalysisOf(supabase, file))?.hasOneColor) return null;
  const stored = await readImage(supabase, file);
  if (!stored || !file.isDerived) return stored && new Uint8Array(stored);
  const found = await withFailureBackoff(file, () => render("toOneColor", new Uint8Array(stored)));
  if (!found) return null;
  const bytes = new Uint8Array(found);
  derived.set(file.name, bytes);
  return bytes;
}
