import type { Supabase } from "#app/backend/supabase.types.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type TermFilter, termsAfter } from "./queries.server.ts";

export async function termEntries(supabase: Supabase, filter: TermFilter): Promise<FeedEntry[]> {
  const terms = await termsAfter(supabase, filter, null, feedSize);
  return terms.map((term) => ({
    id: term.id,
    title: term.term,
    summary: term.definition,
    url: absoluteUrl(`/jargon/${encodeURIComponent(term.slug)}`),
    published: term.created_at,
    updated: term.updated_at,
    categories: term.category ? [term.category] : [],
  }));
}
