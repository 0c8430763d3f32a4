import { sessionContext } from "#app/auth/session.server.ts";
import { allRecords } from "#app/content/records.server.ts";
import { csvRows } from "#app/dashboard/content/csv-rows.ts";
import { kindOfSection } from "#app/dashboard/content/kinds.ts";
import { csv, csvDownload } from "#app/lib/csv.ts";
import type { Route } from "./+types/dashboard.$section[.]csv.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = kindOfSection(params.section);
  const records = await allRecords(context.get(sessionContext).supabase, kind.table);
  return csvDownload(`${kind.table}.csv`, csv(csvRows(kind, records)));
}
