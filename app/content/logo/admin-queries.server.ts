import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";

// With those that order and filter: of what a function returns, the data API knows only the columns that are asked for.
const columns = "id, title, company, tags, image_url, status, created_at, revision_of";
export type AdminLogo = Pick<Tables<"logos">, "id" | "title" | "company" | "tags" | "image_url" | "status">;

export const adminLogosFailed = "Failed to fetch logos";

/** A page of the logos of every status, newest first. Throws an Error whose cause is the database's. */
export async function findLogos(
  supabase: Supabase,
  { search, page }: { search: string; page: number },
): Promise<Paging & { rows: AdminLogo[] }> {
  const read = (from: number, to: number) => {
    const rows = search
      ? supabase.rpc("find_logos", { query: search }, { count: "exact" }).select(columns)
      : supabase.from("logos").select(columns, { count: "exact" });
    return rows
      .is("revision_of", null)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
  };
  return readPage<AdminLogo>(page, read, adminLogosFailed);
}
