import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { Wanted } from "#app/content/table.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";

export const translationsFailed = "Failed to load translations";

// The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
const columns =
  "id, slug, jargon_slug, language, term, definition, credit, text_version, is_current, status, user_id, revision_of, import_id, created_at, updated_at";
type Row = Pick<
  Tables<"jargon_translations">,
  | "id"
  | "jargon_slug"
  | "language"
  | "term"
  | "definition"
  | "credit"
  | "text_version"
  | "is_current"
  | "status"
  | "user_id"
>;
export type AdminTranslation = Row & { isBehind: boolean };

/** A page of those of every status, the newest first, with which of them are behind the English text. Throws an Error. */
export async function findTranslations(
  supabase: Supabase,
  { search, page, filters: { shows }, match, without }: Wanted,
): Promise<Paging & { rows: AdminTranslation[] }> {
  const behind = await supabase.rpc("translations_behind");
  if (behind.error) throw new Error(translationsFailed, { cause: behind.error });
  const ids = behind.data.slice(0, maxBehind);
  const read = (from: number, to: number) => {
    let rows = search
      ? supabase.rpc("find_jargon_translations", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("jargon_translations").select(columns, { count: "exact" });
    if (shows === "current") rows = rows.eq("is_current", true);
    if (shows === "behind") rows = rows.in("id", ids);
    return rows
      .match(match)
      .is("revision_of", null)
      .is(without || "revision_of", null)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  };
  const list = await readPage<Row>(page, read, translationsFailed);
  const known = new Set(behind.data);
  return { ...list, rows: list.rows.map((row) => ({ ...row, isBehind: known.has(row.id) })) };
}

/** They go into an address. */
const maxBehind = 150;
