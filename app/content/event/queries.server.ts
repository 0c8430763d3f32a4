import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Position } from "#app/lib/cursor.ts";
import { type ListPage, type Order, type Place, placeBehind, readListPage } from "#app/lib/keyset.ts";
import { columnOf } from "#app/lib/slug.ts";
import { inUtc, isTimestamp } from "#app/lib/timestamp.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { EventTime } from "./filter.ts";
import type { EventDetail, EventSummary } from "./schema.ts";

export type EventFilter = {
  search?: string | undefined;
  time?: EventTime | undefined;
  month?: string | undefined;
  category?: string | undefined;
  type?: string | undefined;
  country?: string | undefined;
  city?: string | undefined;
};

/** Either may be unsaid. */
export type EventPlace = { country: string | null; city: string | null };

export const eventsFailed = "Failed to load events";
export const eventFailed = "Could not load event details";

const similarCount = 3;
const calendarSize = 500;

export const eventColumns =
  "id, slug, title, description, start_date, end_date, start_time, end_time, time_zone, starts_at, ends_at, location, venue, address, event_type, format, category, tags, organizer, image_url, canceled, created_at, updated_at";
const detailColumns =
  `${eventColumns}, long_description, registration_url, organizer_description, logo_id, schedule, speakers` as const;

function matching(
  supabase: Supabase,
  filter: EventFilter,
  now: Date,
  order: { ordered_by: "start" | "newest"; ranked: boolean },
  place: Place,
) {
  const { time = "upcoming", search, month, category, type, country, city } = filter;
  const narrowed = {
    query: search || undefined,
    at_time: time,
    of_month: month && `${month}-01`,
    of_category: category,
    of_type: type,
    of_country: country,
    of_city: city || undefined,
  };
  return supabase
    .rpc("matching_events", { ...narrowed, as_of: now.toISOString(), ...order, ...place })
    .select(eventColumns);
}

const byStart: Order<EventSummary> = {
  keys: ({ starts_at, id }) => [inUtc(starts_at), id],
  sound: [isTimestamp, isUuid],
};

/** A page of the approved events that fit the filter: upcoming ones soonest first, else latest first; of a search the best first. Throws an Error. */
export async function listEvents(
  supabase: Supabase,
  { page, pageSize, ...filter }: EventFilter & { page?: string | null; pageSize?: number },
  now: Date = new Date(),
): Promise<Omit<ListPage<EventSummary>, "rows"> & { events: EventSummary[] }> {
  const ask = (place: Place) => matching(supabase, filter, now, { ordered_by: "start", ranked: true }, place);
  const { rows, ...steps } = await readListPage<EventSummary>(page, byStart, ask, eventsFailed, pageSize);
  return { ...steps, events: rows };
}

/** Where most approved events of that time are, those of most events first. Throws an Error. */
export async function eventPlaces(
  supabase: Supabase,
  time: EventTime,
  now: Date = new Date(),
): Promise<EventPlace[]> {
  const { data, error } = await supabase.rpc("event_places", { at_time: time, as_of: now.toISOString() });
  if (error) throw new Error(eventsFailed, { cause: error });
  return data;
}

/** At most `limit` approved events behind `position`, newest first; `ranked`: of a search the best first. Throws an Error. */
export async function eventsAfter(
  supabase: Supabase,
  filter: EventFilter,
  position: Position | null,
  limit: number,
  ranked = false,
): Promise<EventSummary[]> {
  const place = placeBehind(position, limit);
  const order = { ordered_by: "newest", ranked } as const;
  const { data, error } = await matching(supabase, filter, new Date(), order, place);
  if (error) throw new Error(eventsFailed, { cause: error });
  return data;
}

/** At most 500 approved events that fit the filter, upcoming ones before past ones. Throws an Error. */
export async function calendarEvents(
  supabase: Supabase,
  { time = "upcoming", ...filter }: EventFilter,
  now: Date = new Date(),
): Promise<EventSummary[]> {
  const read = async (time: "upcoming" | "past", maxRows: number) => {
    const order = { ordered_by: "start", ranked: false } as const;
    const { data, error } = await matching(supabase, { ...filter, time }, now, order, { max_rows: maxRows });
    if (error) throw new Error(eventsFailed, { cause: error });
    return data;
  };
  const upcoming = time === "past" ? [] : await read("upcoming", calendarSize);
  const room = calendarSize - upcoming.length;
  return time === "upcoming" || room === 0 ? upcoming : [...upcoming, ...(await read("past", room))];
}

/** One approved event by its slug or id; null for any other, even for its owner. Throws an Error. */
export async function eventNamed(supabase: Supabase, name: string): Promise<EventDetail | null> {
  const column = columnOf(name);
  if (!column) return null;
  const { data, error } = await supabase
    .from("events")
    .select(detailColumns)
    .eq(column, name)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(eventFailed, { cause: error });
  return data as EventDetail | null;
}

/** Up to three other approved events of the same category or type, the latest first. Throws an Error. */
export async function similarEvents(
  supabase: Supabase,
  event: Pick<EventDetail, "id" | "category" | "event_type">,
): Promise<EventSummary[]> {
  // A check constraint allows only a few words here: there is nothing to escape.
  const { data, error } = await supabase
    .from("events")
    .select(eventColumns)
    .eq("status", "approved")
    .neq("id", event.id)
    .or(`category.eq.${event.category},event_type.eq.${event.event_type}`)
    .order("starts_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(similarCount);
  if (error) throw new Error(eventFailed, { cause: error });
  return data;
}
