import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import type { Wanted } from "#app/content/kind.server.ts";
import { marksOf } from "#app/images/inline-pictures.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";

// The filtered columns too: of a function's result, the data API only filters by the columns that are selected.
const columns = "id, title, company, tags, image_url, status, created_at, user_id, revision_of, import_id";
type Row = Pick<Tables<"logos">, "id" | "title" | "company" | "tags" | "image_url" | "status" | "user_id">;
export type AdminLogo = Row & { mark: OpticalMetrics | null | undefined };

export const adminLogosFailed = "Failed to fetch logos";

/** A page of the logos of every status, newest first. Throws an Error. */
export async function findLogos(
  supabase: Supabase,
  { search, page, match }: Wanted,
): Promise<Paging & { rows: AdminLogo[] }> {
  const read = (from: number, to: number) => {
    const rows = search
      ? supabase.rpc("find_logos", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("logos").select(columns, { count: "exact" });
    return rows
      .match(match)
      .is("revision_of", null)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  };
  const { rows, ...paging } = await readPage<Row>(page, read, adminLogosFailed);
  const marks = await marksOf(
    supabase,
    rows.map(({ image_url }) => image_url),
  );
  return { ...paging, rows: rows.map((logo, index) => ({ ...logo, mark: marks[index] })) };
}
