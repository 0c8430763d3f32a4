import type { Supabase } from "#app/backend/supabase.types.ts";
import { diagramOf, diagrams } from "./diagrams.server.ts";
import { termsFailed } from "./queries.server.ts";

const day = 86_400_000;

/** One of the terms with a diagram, another one each day in UTC; null where there is none. Throws an Error. */
export async function termOfDay(supabase: Supabase, now: Date = new Date()) {
  const { data, error } = await supabase
    .from("jargon")
    .select("slug, term, definition")
    .eq("status", "approved")
    .in("slug", [...diagrams.keys()])
    .order("slug");
  if (error) throw new Error(termsFailed, { cause: error });
  const term = data[Math.floor(now.getTime() / day) % data.length];
  return term ? { ...term, diagram: diagramOf(term.slug) } : null;
}
