import type { Supabase } from "#app/backend/supabase.types.ts";
import { removeUnusedImage } from "#app/content/records.server.ts";

/**
 * The pictures of what is published that could be replaced when the edits among these items are approved, by the id of
 * the edit. To be asked before they are: afterwards no row names them. What cannot be read now is left to the sweep.
 */
export async function imagesToReplace(supabase: Supabase, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const queue = () => supabase.from("moderation_queue");
  const edits = await queue().select("id, revision_of").in("id", ids).not("revision_of", "is", null);
  const originals = new Set(edits.data?.flatMap(({ revision_of }) => revision_of ?? []));
  if (originals.size === 0) return new Map();
  const published = await queue()
    .select("id, image_url")
    .in("id", [...originals])
    .not("image_url", "is", null);
  const images = new Map(published.data?.map(({ id, image_url }) => [id, image_url]));
  return new Map(
    edits.data?.flatMap(({ id, revision_of }) => {
      const image = images.get(revision_of);
      return id && image ? [[id, image]] : [];
    }),
  );
}

/** Removes those pictures that approving the edits has replaced. An approved edit cannot be taken back. */
export async function removeReplaced(
  supabase: Supabase,
  images: Map<string, string>,
  approved: string[],
): Promise<void> {
  for (const id of approved) {
    const image = images.get(id);
    if (image) await removeUnusedImage(supabase, image);
  }
}
