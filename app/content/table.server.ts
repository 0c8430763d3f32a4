import type { SupabaseClient } from "@supabase/supabase-js";
import { type Paging, readPage } from "#app/lib/paging.ts";
import type { ContentTable } from "./kind.ts";

/** A kind's table, whose columns its schemas look after. */
export const tableOf = (supabase: SupabaseClient, name: ContentTable) => supabase.from(name);

/** What the address of a dashboard list asks for; an unused filter is missing or "". */
export type Wanted = {
  search: string;
  page: number;
  filters: Record<string, string>;
  match: Record<string, string>;
  /** A column that is empty. */
  without?: string;
};

export type Found<Item> = Paging & {
  rows: Item[];
  choices?: Record<string, string[]>;
};

/** A page of the rows of every status, the newest first. Throws an Error. */
export function findNewest<Row>(
  supabase: SupabaseClient,
  { table, columns, failed }: { table: ContentTable; columns: string; failed: string },
  { search, page, match, without }: Wanted,
): Promise<Found<Row>> {
  // The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
  const selected = `id, slug, status, user_id, revision_of, import_id, created_at, updated_at, ${columns}`;
  const read = (from: number, to: number) =>
    (search
      ? supabase.rpc(`find_${table}`, { query: search }, { count: "exact" }).select(selected)
      : tableOf(supabase, table).select(selected, { count: "exact" })
    )
      .match(match)
      .is("revision_of", null)
      .is(without || "revision_of", null)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to)
      .overrideTypes<Row[], { merge: false }>();
  return readPage<Row>(page, read, failed);
}
