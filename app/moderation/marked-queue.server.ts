import type { Supabase } from "#app/backend/supabase.types.ts";
import { hintsOfItems } from "#app/content/kinds.server.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { queuePage } from "./queue.server.ts";

export async function markedQueuePage(supabase: Supabase, wanted: Parameters<typeof queuePage>[1]) {
  const { items, ...page } = await queuePage(supabase, wanted);
  const [marks, hints] = await Promise.all([
    opticalMetricsOf(
      supabase,
      items.map(({ type, imageUrl }) => (kindNamed(type)?.isPicture ? imageUrl : null)),
    ),
    hintsOfItems(
      supabase,
      items.filter(({ decided }) => !decided),
    ),
  ]);
  return {
    ...page,
    items: items.map((item, index) => ({
      ...item,
      mark: marks[index],
      detail: [item.detail, ...lookTwice(hints.get(item.id))].filter(Boolean).join(" · "),
    })),
  };
}

const lookTwice = (hints: string[] = []) => (hints.length > 0 ? [`Look twice: ${hints.join("; ")}`] : []);
