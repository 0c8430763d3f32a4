import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import type { ContentTable } from "./kind.ts";
import { kindNamed } from "./kinds.ts";

export type NearEntry = { id: string; title: string; table: ContentTable; href: string };

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
    const { table } = kind;
    return [{ id, title, table, href: `/${table}/${slug}` }];
  });
}
