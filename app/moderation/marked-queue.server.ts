import type { Supabase } from "#app/backend/supabase.types.ts";
import { hintsOfItems, serverKinds } from "#app/content/kinds.server.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { type QueueItem, queuePage } from "./queue.server.ts";

export async function markedQueuePage(supabase: Supabase, wanted: Parameters<typeof queuePage>[1]) {
  const { items, ...page } = await queuePage(supabase, wanted);
  const [marks, hints] = await Promise.all([
    opticalMetricsOf(
      supabase,
      items.map(({ type, imageUrl }) => (kindNamed(type)?.isPicture ? imageUrl : null)),
    ),
    hintsById(supabase, items),
  ]);
  return {
    ...page,
    items: items.map((item, index) => ({
      ...item,
      mark: marks[index],
      lookTwice: hints.get(item.id) ?? [],
    })),
  };
}

/** Of what waits: two questions to the database for each kind that has hints. */
async function hintsById(supabase: Supabase, items: QueueItem[]): Promise<Map<string, string[]>> {
  const found = await Promise.all(
    serverKinds.map(async ({ name, table, reviewHints }) => {
      const waiting = items.filter(({ type, decided }) => type === name && !decided);
      if (!reviewHints || waiting.length === 0) return [];
      const ids = waiting.map(({ id }) => id);
      const { data } = await supabase.from(table).select("*").in("id", ids);
      const hints = await hintsOfItems(supabase, name, data ?? []);
      return hints.map((said, index) => [data?.[index]?.id ?? "", said] as const);
    }),
  );
  return new Map(found.flat());
}
