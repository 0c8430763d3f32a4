import type { Supabase } from "#app/backend/supabase.types.ts";
import type { StoredFile } from "./address.ts";
import { madeOnce } from "./made-once.server.ts";
import { render } from "./renderer.server.ts";
import { readImage } from "./storage.server.ts";
import { imageAnalysisOf } from "./stored-image-analysis.server.ts";

export type PictureFile = StoredFile & { isDerived?: true };

export const derivedFrom = (file: StoredFile): PictureFile => ({
  ...file,
  name: `${file.name}-one-color`,
  isDerived: true,
});

const derived = madeOnce<Uint8Array<ArrayBuffer>>(4 * 1024 * 1024, ({ byteLength }) => byteLength);

/** Null when there is none, or none for whom `supabase` acts. Throws as `readImage`, or as `render`. */
export async function readPicture(
  supabase: Supabase,
  file: PictureFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!file.isDerived) {
    const stored = await readImage(supabase, file);
    return stored && new Uint8Array(stored);
  }
  return derived.get(file.name, async () => {
    if (!(await imageAnalysisOf(supabase, file))?.hasOneColor) return null;
    const stored = await readImage(supabase, file);
    const found = stored && (await render("toOneColor", new Uint8Array(stored)));
    return found && new Uint8Array(found);
  });
}
