import { serverClient } from "#app/backend/clients.server.ts";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { log } from "#app/lib/log.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { partSize, readParts } from "#app/lib/read-all.ts";
import type { AccountAction, AuditFilter } from "./audit-filter.ts";
import type { Member } from "./session.server.ts";

export type AuditEntry = Tables<"audit_log">;

const failed = "Failed to load the audit log";
const dayMilliseconds = 86_400_000;

export function listAudit(
  supabase: Supabase,
  filter: AuditFilter,
  page: number,
): Promise<Paging & { rows: AuditEntry[] }> {
  const read = (from: number, to: number) => entries(supabase, filter, { count: "exact" }).range(from, to);
  return readPage<AuditEntry>(page, read, failed);
}

export function wholeAudit(supabase: Supabase, filter: AuditFilter): AsyncIterable<AuditEntry[]> {
  return readParts<AuditEntry>((last) => entries(supabase, filter, undefined, last).limit(partSize), failed);
}

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

/** A failure goes to the server's log and stops nobody. */
export async function logAccountAction(
  member: Pick<Member, "id" | "name">,
  action: AccountAction,
): Promise<void> {
  // With the secret key: a member who could write here could also make things up.
  const server = await serverClient();
  const { error } = await server.from("audit_log").insert({
    actor_id: member.id,
    actor_name: member.name,
    action,
    item_type: "account",
    item_id: member.id,
    item_title: member.name,
  });
  if (error) log.error({ err: error, action }, "the audit log could not be written");
}

function entries(
  supabase: Supabase,
  { type, action, person, item, from, to }: AuditFilter,
  options?: { count: "exact" },
  last?: AuditEntry,
) {
  let query =
    person || item
      ? supabase.rpc("find_audit_log", { person, item }, options).select("*")
      : supabase.from("audit_log").select("*", options);
  if (type) query = query.eq("item_type", type);
  if (action) query = query.eq("action", action);
  if (from) query = query.gte("created_at", `${from}T00:00:00Z`);
  if (to)
    query = query.lt("created_at", new Date(Date.parse(`${to}T00:00:00Z`) + dayMilliseconds).toISOString());
  if (last)
    query = query
      .lte("created_at", last.created_at)
      .or(`created_at.lt."${last.created_at}",id.lt.${last.id}`);
  return query.order("created_at", { ascending: false }).order("id", { ascending: false });
}
