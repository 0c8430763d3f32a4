import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { formatDate, formatRelative } from "#app/lib/dates.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { queueFailed } from "./queue.server.ts";

export type PastDecision = {
  id: number;
  itemId: string;
  type: string;
  title: string;
  action: string;
  by: string;
  note: string | null;
  at: string;
  ago: string;
};

const columns = "id, item_id, item_type, item_title, action, actor_name, note, created_at";

/** As the log tells them, the newest first: also what was taken back, and of what is gone. `item` is part of a title. */
export async function pastDecisions(
  supabase: Supabase,
  page: number,
  item: string,
): Promise<Paging & { decisions: PastDecision[] }> {
  const { rows, ...paging } = await readPage(
    page,
    (from, to) =>
      (item
        ? supabase.rpc("find_audit_log", { item }, { count: "exact" }).select(columns)
        : supabase.from("audit_log").select(columns, { count: "exact" })
      )
        .in("action", ["approved", "rejected", "reopened"])
        .in(
          "item_type",
          kinds.map(({ name }) => name),
        )
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to),
    queueFailed,
  );
  const decisions = rows.map((row) => ({
    id: row.id,
    itemId: row.item_id ?? "",
    type: row.item_type,
    title: row.item_title ?? "",
    action: row.action,
    by: row.actor_name,
    note: row.note,
    at: row.created_at,
    ago: formatRelative(row.created_at),
  }));
  return { ...paging, decisions };
}

/** `Approved by Amina Diallo on November 26, 2026`, of an item that was decided. */
export async function decisionInWords(
  supabase: Supabase,
  type: string,
  { id, status }: { id: string; status: string },
): Promise<string> {
  const label = statusLabels[status] ?? status;
  const { data } = await supabase
    .from("audit_log")
    .select("actor_name, created_at")
    .eq("item_type", type)
    .eq("item_id", id)
    .eq("action", status)
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle();
  return data ? `${label} by ${data.actor_name} on ${formatDate(data.created_at)}` : label;
}
