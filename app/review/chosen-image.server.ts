import { type CleanImage, checkImage } from "#app/pictures/image.server.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { type Draft, type DraftKind, isShown } from "./draft.server.ts";

type ChosenImage = {
  /** Checked and cleaned: the only one that may be stored or shown. */
  image: CleanImage | null;
  /** What to keep of it for the next try, which checks it again. */
  file: File | null;
  refused: ImageRefused | null;
};

/** The image of this post: the file in it, else the one kept from an earlier try. */
export async function chosenImage(
  form: FormData,
  kind: DraftKind,
  draft: Draft | null,
): Promise<ChosenImage> {
  const posted = form.get("image");
  const waits = draft?.kind === kind && draft.file && isShown(form, draft.file);
  const kept = waits && !form.has("remove_file") ? draft.file : null;
  const file = posted instanceof File && posted.size > 0 ? posted : kept && fileOf(kept);
  if (!file) return { image: null, file: null, refused: null };
  try {
    const image = await checkImage(file);
    return { image, file: fileOf({ ...image, name: file.name }), refused: null };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    // Where none can be checked now, that is no fault of this one: it is kept as it came.
    return { image: null, file: error.status === 503 ? file : null, refused: error };
  }
}

const fileOf = ({ bytes, name, type }: { bytes: Uint8Array; name: string; type: string }) =>
  new File([new Uint8Array(bytes)], name, { type });
