import { lastChange } from "#app/accounts/audit-log.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ContentKind } from "#app/content/kind.ts";
import { recordById } from "#app/content/records.server.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { isGone } from "#app/pictures/storage.server.ts";
import { differences } from "./conflict.ts";
import type { ItemNow } from "./save-item.server.ts";

type Typed = { image_url?: string | null };

/**
 * The record as it is now against what was typed, as the columns it would be; null where it is gone. An image that went
 * when another was saved cannot be shown again: `imageUrl` is the one that the form goes on with.
 */
export async function conflictOf(
  supabase: Supabase,
  kind: ContentKind,
  id: string,
  form: Typed,
): Promise<ItemNow | null> {
  const row = await recordById(supabase, kind.table, id);
  if (!row) return null;
  const saved = "image_url" in row ? row.image_url : null;
  const imageUrl = (await isGone(form.image_url)) ? saved : (form.image_url ?? null);
  const typed = "image_url" in form ? { ...form, image_url: imageUrl } : form;
  const by = (await lastChange(supabase, [kind.type], id))?.by ?? "Somebody";
  const differing = differences(kind.formValues(row as never), kind.formValues(typed as never));
  const at = row.updated_at;
  return { conflict: { by, at, ago: formatRelative(at), differences: differing }, updatedAt: at, imageUrl };
}
