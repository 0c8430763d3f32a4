import type { Supabase } from "#app/backend/supabase.types.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type Logo, type LogoFilter, logosAfter } from "./queries.server.ts";

export async function logoEntries(supabase: Supabase, filter: LogoFilter): Promise<FeedEntry[]> {
  const logos = await logosAfter(supabase, filter, null, feedSize);
  return logos.map(logoEntry);
}

export function logoEntry(logo: Logo): FeedEntry {
  return {
    id: logo.id,
    title: `${logo.title} by ${logo.company}`,
    summary: logo.description ?? `The vector logo ${logo.title} by ${logo.company}.`,
    url: absoluteUrl(`/logos/${logo.slug}`),
    published: logo.created_at,
    updated: logo.updated_at,
    categories: [logo.company, ...logo.tags],
  };
}
