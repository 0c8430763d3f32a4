import type { Supabase } from "#app/backend/supabase.types.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { queuePage } from "./queue.server.ts";

export async function markedQueuePage(supabase: Supabase, wanted: Parameters<typeof queuePage>[1]) {
  const { items, ...page } = await queuePage(supabase, wanted);
  const marks = await opticalMetricsOf(
    supabase,
    items.map(({ type, imageUrl }) => (kindNamed(type)?.isPicture ? imageUrl : null)),
  );
  return {
    ...page,
    items: items.map((item, index) => ({ ...item, mark: marks[index] })),
  };
}
