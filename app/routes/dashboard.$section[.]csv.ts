import { sessionContext } from "#app/accounts/session.server.ts";
import { kindOfSection } from "#app/content/kinds.server.ts";
import { allRecords } from "#app/content/records.server.ts";
import { csvColumns, csvRow } from "#app/dashboard/csv-rows.ts";
import { csvDownload } from "#app/lib/csv.ts";
import type { Route } from "./+types/dashboard.$section[.]csv.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const kind = kindOfSection(params.section);
  const records = allRecords(context.get(sessionContext).supabase, kind.table);
  const columns = csvColumns(kind);
  return csvDownload(`${kind.table}.csv`, columns, records, (record) => csvRow(kind, columns, record));
}
