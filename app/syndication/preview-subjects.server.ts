import type { Supabase } from "#app/backend/supabase.types.ts";
import type { PreviewSubject } from "#app/content/kind.server.ts";
import { serverKinds } from "#app/content/kinds.server.ts";
import { siteName, tagline } from "#app/lib/site.ts";

const site: PreviewSubject = { id: siteName, kind: "", title: tagline, facts: [], image: null };

/** Null where there is no such public item. Throws as the item's query does. */
export async function previewSubject(
  supabase: Supabase,
  section: string,
  name: string,
): Promise<PreviewSubject | null> {
  if (section === "site" && name === "home") return site;
  const kind = serverKinds.find(({ table }) => table === section);
  return kind ? kind.preview(supabase, name) : null;
}

/** Whether an item without a preview was taken down for good. Throws as its query does. */
export async function isTakenDown(supabase: Supabase, section: string, name: string): Promise<boolean> {
  const kind = serverKinds.find(({ table }) => table === section);
  return (await kind?.api.isTakenDown?.(supabase, name)) ?? false;
}
