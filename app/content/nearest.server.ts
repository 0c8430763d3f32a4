import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";

export type NearEntry = { id: string; title: string; kind: string; href: string };

const kinds: Record<string, { name: string; path: string }> = {
  logo: { name: "Logo", path: "/logos" },
  jargon: { name: "Term", path: "/jargon" },
  event: { name: "Event", path: "/events" },
  job: { name: "Job", path: "/jobs" },
};

/**
 * What comes nearest to a search that found nothing, of all kinds, the likest first; at most six. It is a courtesy:
 * where the database fails it is empty.
 */
export async function nearestEntries(supabase: Supabase, query: string): Promise<NearEntry[]> {
  const { data, error } = await supabase.rpc("nearest_entries", { query });
  if (error) {
    log.warn({ err: error }, "the entries nearest to a search could not be read");
    return [];
  }
  return data.flatMap(({ type, id, slug, title }) => {
    const kind = kinds[type];
    return kind ? [{ id, title, kind: kind.name, href: `${kind.path}/${slug ?? id}` }] : [];
  });
}
