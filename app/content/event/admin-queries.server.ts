import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Wanted } from "#app/content/table.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { eventColumns, eventsFailed } from "./queries.server.ts";
import type { EventSummary } from "./schema.ts";

// The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
const columns = `${eventColumns}, status, user_id, revision_of, import_id` as const;
export type AdminEvent = EventSummary & { status: string; user_id: string | null };

/** A page of the events of every status, the latest first. Throws an Error. */
export async function findEvents(
  supabase: Supabase,
  { search, page, filters: { status: state }, match }: Wanted,
): Promise<Paging & { rows: AdminEvent[] }> {
  const moment = new Date().toISOString();
  const read = (from: number, to: number) => {
    let rows = search
      ? supabase.rpc("find_events", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("events").select(columns, { count: "exact" });
    if (state) rows = rows.eq("canceled", state === "canceled");
    if (state === "upcoming") rows = rows.gt("starts_at", moment);
    if (state === "ongoing") rows = rows.lte("starts_at", moment).gt("ends_at", moment);
    if (state === "active") rows = rows.gt("ends_at", moment);
    if (state === "past") rows = rows.lte("ends_at", moment);
    return rows
      .match(match)
      .is("revision_of", null)
      .order("starts_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  };
  return readPage<AdminEvent>(page, read, eventsFailed);
}
