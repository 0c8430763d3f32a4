import { checkImage } from "#app/pictures/image.server.ts";
import { ImageRefused } from "#app/pictures/image-refused.ts";
import { isShown, type KeptImage } from "./draft.server.ts";

/** The picture of a posted form: the file in it, checked, else the kept one that the form shows; or why it is refused. */
export async function chosenImage(
  form: FormData,
  kept: KeptImage | null | undefined,
): Promise<{ image: KeptImage | null; refused: ImageRefused | null }> {
  const posted = form.get("image");
  if (!(posted instanceof File) || posted.size === 0) {
    const waits = kept && isShown(form, kept) && !form.has("remove_file");
    return { image: waits ? kept : null, refused: null };
  }
  try {
    return { image: { ...(await checkImage(posted)), name: posted.name }, refused: null };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    return { image: null, refused: error };
  }
}
