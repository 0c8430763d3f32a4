import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import { type Position, rowsAfter } from "#app/lib/cursor.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import type { EventDetail, EventSubmission, EventSummary } from "./schema.ts";

type Supabase = SupabaseClient<Database>;

type EventTimeFilter = "all" | "upcoming" | "past";
export type EventFilter = {
  search?: string | undefined;
  time?: EventTimeFilter | undefined;
  category?: string | undefined;
  type?: string | undefined;
};

export const eventsFailed = "Failed to load events";
export const eventFailed = "Could not load event details";
export const eventSubmitFailed = "Failed to submit event";

const similarCount = 3;
const calendarSize = 500;
const uniqueViolation = "23505";

/** The columns of a summary. */
export const eventColumns =
  "id, title, description, start_date, end_date, start_time, end_time, time_zone, starts_at, ends_at, location, venue, address, event_type, format, category, tags, organizer, image_url, canceled, created_at, updated_at";
const detailColumns =
  `${eventColumns}, long_description, registration_url, organizer_description, schedule, speakers` as const;

/** The approved events that fit the filter, for the caller to order and cut; counted where asked. */
function matching(supabase: Supabase, filter: EventFilter, now: Date, options?: { count: "exact" }) {
  const { time = "upcoming", search, category, type } = filter;
  let rows = search
    ? supabase.rpc("matching_events", { query: search }, options).select(eventColumns)
    : supabase.from("events").select(eventColumns, options).eq("status", "approved");
  if (time === "upcoming") rows = rows.gt("ends_at", now.toISOString());
  if (time === "past") rows = rows.lte("ends_at", now.toISOString());
  if (category) rows = rows.eq("category", category);
  if (type) rows = rows.eq("event_type", type);
  return rows;
}

/**
 * A page of the approved events that fit the filter: under "upcoming" (not yet ended) the next ones
 * first, else the latest first. Throws an Error whose cause is the database's.
 */
export async function listEvents(
  supabase: Supabase,
  { page = 1, ...filter }: EventFilter & { page?: number },
  now: Date = new Date(),
): Promise<Paging & { events: EventSummary[] }> {
  const ascending = (filter.time ?? "upcoming") === "upcoming";
  const read = (from: number, to: number) =>
    matching(supabase, filter, now, { count: "exact" })
      .order("starts_at", { ascending })
      .order("id", { ascending })
      .range(from, to);
  const { rows, ...paging } = await readPage<EventSummary>(page, read, eventsFailed);
  return { ...paging, events: rows };
}

/** At most `limit` approved events behind `position`, newest first. Throws an Error whose cause is the database's. */
export async function eventsAfter(
  supabase: Supabase,
  filter: EventFilter,
  position: Position | null,
  limit: number,
  now: Date = new Date(),
): Promise<EventSummary[]> {
  const { data, error } = await rowsAfter(matching(supabase, filter, now), position, limit);
  if (error) throw new Error(eventsFailed, { cause: error });
  return data;
}

/**
 * The approved events that fit the filter, for a calendar: at most 500, those to come before those that
 * were. One query, or two where the filter asks for both. Throws an Error whose cause is the database's.
 */
export async function calendarEvents(
  supabase: Supabase,
  { time = "upcoming", ...filter }: EventFilter,
  now: Date = new Date(),
): Promise<EventSummary[]> {
  const read = async (time: "upcoming" | "past", limit: number) => {
    const ascending = time === "upcoming";
    const { data, error } = await matching(supabase, { ...filter, time }, now)
      .order("starts_at", { ascending })
      .order("id", { ascending })
      .limit(limit);
    if (error) throw new Error(eventsFailed, { cause: error });
    return data;
  };
  const upcoming = time === "past" ? [] : await read("upcoming", calendarSize);
  const room = calendarSize - upcoming.length;
  return time === "upcoming" || room === 0 ? upcoming : [...upcoming, ...(await read("past", room))];
}

/**
 * One approved event, or null: for a malformed id, an unknown one, and an event that is not approved,
 * even for its owner. Throws an Error whose cause is the database's.
 */
export async function eventById(supabase: Supabase, id: string | undefined): Promise<EventDetail | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await supabase
    .from("events")
    .select(detailColumns)
    .eq("id", id)
    .eq("status", "approved")
    .maybeSingle();
  if (error) throw new Error(eventFailed, { cause: error });
  return data as EventDetail | null;
}

/**
 * Up to three other approved events of the same category or type, the latest first. Throws an Error
 * whose cause is the database's.
 */
export async function similarEvents(
  supabase: Supabase,
  event: Pick<EventDetail, "id" | "category" | "event_type">,
): Promise<EventSummary[]> {
  // Both values are among the few words a check constraint allows: there is nothing to escape.
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

/**
 * Hands an event in for review. `submissionId` belongs to the form that was filled in: posting that form
 * again gives the same event. Throws an Error for the member to read, whose cause is the database's.
 */
export async function submitEvent(
  supabase: Supabase,
  values: Omit<EventSubmission, "image"> & { image_url?: string | null },
  submissionId: string,
): Promise<{ id: string }> {
  // A file that was chosen beside the address is no column.
  const { image: _, ...columns }: typeof values & { image?: unknown } = values;
  const row = { ...columns, submission_id: submissionId };
  const { data, error } = await supabase.from("events").insert(row).select("id").single();
  if (data) return data;
  if (error.code === uniqueViolation) {
    const earlier = await submittedEvent(supabase, submissionId);
    if (earlier) return earlier;
  }
  throw new Error(eventSubmitFailed, { cause: error });
}

/** The member's own event that a form was posted for before, if any. */
export async function submittedEvent(
  supabase: Supabase,
  submissionId: string,
): Promise<{ id: string } | null> {
  if (!isUuid(submissionId)) return null;
  const { data } = await supabase.from("events").select("id").eq("submission_id", submissionId).maybeSingle();
  return data;
}
