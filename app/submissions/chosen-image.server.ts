import { type CleanImage, checkImage } from "#app/uploads/image.server.ts";
import { ImageRefused } from "#app/uploads/image-refused.ts";
import { type Draft, type DraftKind, isShown } from "./draft.server.ts";

/** A checked image; `file` is the same, to be kept. */
export type ChosenImage = CleanImage & { file: File };

/** The image of this post: the file in it, else the one kept from an earlier try, checked and cleaned. */
export async function chosenImage(
  form: FormData,
  kind: DraftKind,
  draft: Draft | null,
): Promise<{ image: ChosenImage | null; refused: ImageRefused | null }> {
  const posted = form.get("image");
  const waits = draft?.kind === kind && draft.file && isShown(form, draft.file);
  const kept = waits && !form.has("remove_file") ? draft.file : null;
  const file = posted instanceof File && posted.size > 0 ? posted : kept && fileOf(kept);
  if (!file) return { image: null, refused: null };
  try {
    const image = await checkImage(file);
    return { image: { ...image, file: fileOf({ ...image, name: file.name }) }, refused: null };
  } catch (error) {
    if (error instanceof ImageRefused) return { image: null, refused: error };
    throw error;
  }
}

const fileOf = ({ bytes, name, type }: { bytes: Uint8Array; name: string; type: string }) =>
  new File([new Uint8Array(bytes)], name, { type });
