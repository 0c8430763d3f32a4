import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Wanted } from "#app/content/table.server.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { optionalDay, optionalPicture, requiredDay, requiredLine } from "#app/lib/text-fields.ts";
import { eventColumns, eventsFailed } from "./queries.server.ts";
import {
  checkEventDates,
  type EventSummary,
  endBeforeStartMessage,
  eventFields,
  eventFormValues,
} from "./schema.ts";

// The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
const columns = `${eventColumns}, status, user_id, revision_of, import_id` as const;
export type AdminEvent = EventSummary & { status: string; user_id: string | null };

/** A page of the events of every status, the latest first. Throws an Error. */
export async function findEvents(
  supabase: Supabase,
  { search, page, filters: { status: state }, match, without }: Wanted,
): Promise<Paging & { rows: AdminEvent[] }> {
  const moment = new Date().toISOString();
  const between = state === "ongoing" || state === "upcoming" ? await betweenNights(supabase) : [];
  const read = (from: number, to: number) => {
    let rows = search
      ? supabase.rpc("find_events", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("events").select(columns, { count: "exact" });
    if (state) rows = rows.eq("canceled", state === "canceled");
    if (state === "upcoming") rows = rows.or(`starts_at.gt.${moment},id.in.(${between})`);
    if (state === "ongoing")
      rows = rows.lte("starts_at", moment).gt("ends_at", moment).not("id", "in", `(${between})`);
    if (state === "active") rows = rows.gt("ends_at", moment);
    if (state === "past") rows = rows.lte("ends_at", moment);
    return rows
      .match(match)
      .is("revision_of", null)
      .is(without || "revision_of", null)
      .order("starts_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  };
  return readPage<AdminEvent>(page, read, eventsFailed);
}

/** Events of several nights that are not on right now, by id. */
async function betweenNights(supabase: Supabase): Promise<string[]> {
  const { data, error } = await supabase.rpc("events_between_nights").limit(200);
  if (error) throw new Error(eventsFailed, { cause: error });
  return data;
}

export const eventMessages = {
  required: "Title, start date, and location are required.",
  quickRequired: "Please fill in all required fields: title, date, and location.",
  endBeforeStart: endBeforeStartMessage,
};

function adminSchema(required: string) {
  return eventFields
    .extend({
      title: requiredLine(required, 160),
      start_date: requiredDay(required),
      end_date: optionalDay(),
      location: requiredLine(required, 160),
      image_url: optionalPicture(),
      canceled: z.boolean().default(false),
    })
    .transform((event) => ({ ...event, end_date: event.end_date ?? event.start_date }))
    .superRefine(checkEventDates);
}

export const eventAdminSchema = adminSchema(eventMessages.required);
export const eventQuickSchema = adminSchema(eventMessages.quickRequired);

export function eventAdminValues(event: Tables<"events">): FormValues {
  const empty = Object.keys(eventFields.shape).filter((name) => name !== "image");
  return {
    ...Object.fromEntries(empty.map((name) => [name, ""])),
    ...eventFormValues(event),
    image_url: event.image_url ?? "",
    canceled: event.canceled ? "on" : "",
  };
}
