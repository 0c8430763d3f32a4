import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { findNewest, type Wanted } from "#app/content/table.server.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import type { Paging } from "#app/lib/paging.ts";

type Row = Pick<Tables<"logos">, "id" | "title" | "company" | "tags" | "image_url" | "status" | "user_id">;
export type AdminLogo = Row & { mark: OpticalMetrics | null | undefined };

export const adminLogosFailed = "Failed to fetch logos";

/** A page of the logos of every status, newest first, with how they look best. Throws an Error. */
export async function findLogos(supabase: Supabase, wanted: Wanted): Promise<Paging & { rows: AdminLogo[] }> {
  const list = {
    table: "logos",
    columns: "title, company, tags, image_url",
    failed: adminLogosFailed,
  } as const;
  const { rows, ...paging } = await findNewest<Row>(supabase, list, wanted);
  const marks = await opticalMetricsOf(
    supabase,
    rows.map(({ image_url }) => image_url),
  );
  return { ...paging, rows: rows.map((logo, index) => ({ ...logo, mark: marks[index] })) };
}
