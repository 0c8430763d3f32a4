import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { partSize, readParts } from "#app/lib/read-all.ts";
import type { AuditFilter } from "./audit-filter.ts";

export type AuditEntry = Tables<"audit_log">;

const failed = "Failed to load the audit log";
const dayMilliseconds = 86_400_000;

/** A page of what happened, the newest first. Admins only: the policies show nobody else anything. */
export function listAudit(
  supabase: Supabase,
  filter: AuditFilter,
  page: number,
): Promise<Paging & { rows: AuditEntry[] }> {
  const read = (from: number, to: number) => entries(supabase, filter, { count: "exact" }).range(from, to);
  return readPage<AuditEntry>(page, read, failed);
}

/** All that the filter finds, the newest first, part by part. */
export function wholeAudit(supabase: Supabase, filter: AuditFilter): AsyncIterable<AuditEntry[]> {
  return readParts<AuditEntry>((last) => entries(supabase, filter, undefined, last).limit(partSize), failed);
}

/** Who changed an item last and when, as the log has it; null where it does not say. */
export async function lastChange(
  supabase: Supabase,
  itemTypes: string[],
  id: string,
): Promise<{ by: string; at: string } | null> {
  const { data } = await supabase
    .from("audit_log")
    .select("actor_name, created_at")
    .in("item_type", itemTypes)
    .eq("item_id", id)
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle();
  return data && { by: data.actor_name, at: data.created_at };
}

function entries(
  supabase: Supabase,
  { type, action, person, from, to }: AuditFilter,
  options?: { count: "exact" },
  last?: AuditEntry,
) {
  let query = supabase.from("audit_log").select("*", options);
  if (type) query = query.eq("item_type", type);
  if (action) query = query.eq("action", action);
  // Temporary admins have one name together, and an id each.
  const column = person.startsWith("temp-admin-") ? "bypass_id" : "actor_name";
  // No pattern of LIKE: the data API takes * for a wildcard of it, and there is no way to write the sign itself.
  if (person) query = query.regexIMatch(column, person.replace(/[\\^$.|?*+(){}[\]]/g, "\\$&"));
  if (from) query = query.gte("created_at", `${from}T00:00:00Z`);
  // The whole of the last day.
  if (to)
    query = query.lt("created_at", new Date(Date.parse(`${to}T00:00:00Z`) + dayMilliseconds).toISOString());
  if (last)
    query = query
      .lte("created_at", last.created_at)
      .or(`created_at.lt."${last.created_at}",id.lt.${last.id}`);
  return query.order("created_at", { ascending: false }).order("id", { ascending: false });
}
