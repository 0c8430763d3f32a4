import type { Supabase } from "#app/backend/supabase.types.ts";
import { capitalized } from "#app/lib/capitalized.ts";
import { log } from "#app/lib/log.server.ts";
import { kindNamed } from "./kinds.ts";

export type NearEntry = { id: string; title: string; kind: string; href: string };

/** At most six entries, the likest first; empty where the database fails. */
export async function nearestEntries(supabase: Supabase, query: string): Promise<NearEntry[]> {
  const { data, error } = await supabase.rpc("nearest_entries", { query });
  if (error) {
    log.warn({ err: error }, "the entries nearest to a search could not be read");
    return [];
  }
  return data.flatMap(({ type, id, slug, title }) => {
    const kind = kindNamed(type);
    if (!kind) return [];
    const [name] = kind.nouns;
    return [{ id, title, kind: capitalized(name), href: `/${kind.table}/${slug}` }];
  });
}
