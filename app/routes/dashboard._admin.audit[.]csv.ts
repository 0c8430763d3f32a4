import { auditFilter } from "#app/accounts/audit-filter.ts";
import { wholeAudit } from "#app/accounts/audit-log.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { csvDownload } from "#app/lib/csv.ts";
import type { Route } from "./+types/dashboard._admin.audit[.]csv.ts";

const heading = ["when", "who", "who_id", "action", "type", "item_id", "item", "note", "before", "after"];

export function loader({ context, url }: Route.LoaderArgs) {
  const entries = wholeAudit(context.get(memberContext).supabase, auditFilter(url));
  return csvDownload("audit-log.csv", heading, entries, (entry) => [
    new Date(entry.created_at).toISOString(),
    entry.actor_name,
    entry.bypass_id ?? entry.actor_id,
    entry.action,
    entry.item_type,
    entry.item_id,
    entry.item_title,
    entry.note,
    entry.before,
    entry.after,
  ]);
}
