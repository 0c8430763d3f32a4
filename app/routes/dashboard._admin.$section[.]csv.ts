import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { allRecords } from "#app/content/records.server.ts";
import { csvRow, fileColumns } from "#app/dashboard/csv-rows.ts";
import { csvDownload } from "#app/lib/csv.ts";
import type { Route } from "./+types/dashboard._admin.$section[.]csv.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  const records = allRecords(context.get(memberContext).supabase, kind.table);
  return csvDownload(`${kind.table}.csv`, fileColumns(kind), records, (record) => csvRow(kind, record));
}
