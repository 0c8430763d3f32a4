import type { Supabase } from "#app/backend/supabase.types.ts";
import { kinds } from "#app/content/kinds.ts";
import { formatRelative } from "#app/lib/dates.ts";
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

/** As the log tells them, the newest first: also what was taken back, and of what is gone. */
export async function pastDecisions(
  supabase: Supabase,
  page: number,
): Promise<Paging & { decisions: PastDecision[] }> {
  const { rows, ...paging } = await readPage(
    page,
    (from, to) =>
      supabase
        .from("audit_log")
        .select("id, item_id, item_type, item_title, action, actor_name, note, created_at", {
          count: "exact",
        })
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
