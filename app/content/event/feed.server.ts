import type { Supabase } from "#app/backend/supabase.types.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type EventFilter, eventsAfter } from "./queries.server.ts";
import { eventWhen } from "./when.ts";

export async function eventEntries(supabase: Supabase, filter: EventFilter): Promise<FeedEntry[]> {
  const events = await eventsAfter(supabase, filter, null, feedSize);
  return events.map((event) => ({
    id: event.id,
    title: event.canceled ? `Canceled: ${event.title}` : event.title,
    summary: [`${eventWhen(event)}, ${event.location}`, event.description].filter(Boolean).join("\n\n"),
    url: absoluteUrl(`/events/${event.slug}`),
    published: event.created_at,
    updated: event.updated_at,
    categories: [event.category, event.event_type, ...event.tags],
  }));
}
