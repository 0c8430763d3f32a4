import { checkImage } from "#app/images/image.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { isShown, type KeptImage } from "./draft.server.ts";

/** The form's own file, checked, else the kept picture it still shows; or why it was refused. */
export async function chosenImage(
  form: FormData,
  kept: KeptImage | null | undefined,
  sender: string,
): Promise<{ image: KeptImage | null; refused: ImageRefused | null }> {
  const posted = form.get("image");
  if (!(posted instanceof File) || posted.size === 0) {
    const waits = kept && isShown(form, kept) && !form.has("remove_file");
    return { image: waits ? kept : null, refused: null };
  }
  try {
    return { image: { ...(await checkImage(posted, sender)), name: posted.name }, refused: null };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    return { image: null, refused: error };
  }
}
