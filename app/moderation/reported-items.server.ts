import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { reportReasonLabel } from "#app/content/report-reasons.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { mailDecision, mailRestored } from "./decision-mail.server.ts";
import { mailReportDecision, mailReportUndone } from "./report-mail.server.ts";
import type { ReportDecision } from "./report-schema.ts";

const failed = "Failed to load the reports";

/** What waits, one line an item, the oldest first. Admins only. */
export async function reportedItemsPage(supabase: Supabase, page: number) {
  const { rows, ...paging } = await readPage<Tables<"reported_items">>(
    page,
    (from, to) =>
      supabase
        .from("reported_items")
        .select("*", { count: "exact" })
        .order("first_at")
        .order("item_id")
        .range(from, to),
    failed,
  );
  return {
    ...paging,
    items: rows.map(({ item_type, item_id, item_title, reports, reasons, newest_at }) => ({
      type: item_type ?? "",
      id: item_id ?? "",
      title: item_title ?? "",
      reports: reports ?? 0,
      reasons: (reasons ?? []).map(reportReasonLabel),
      newestAt: newest_at ?? "",
      ago: formatRelative(newest_at ?? new Date().toISOString()),
    })),
  };
}

/** In milliseconds, as the database has it. */
const undoableForMs = 10 * 60 * 1000;

/** The newest hundred reports of an item, without who sent them, and the item; null where nobody reported it. */
export async function reportsOfItem(
  supabase: Supabase,
  { type, id, memberId }: { type: string | undefined; id: string | undefined; memberId: string },
) {
  const kind = kindNamed(type);
  if (!kind || !isUuid(id)) return null;
  const [{ data: reports, error }, item] = await Promise.all([
    supabase
      .from("reports")
      .select("id, item_title, reason, explanation, created_at, decision, decided_by, decided_at")
      .eq("item_type", kind.name)
      .eq("item_id", id)
      .order("created_at", { ascending: false })
      .limit(100),
    supabase.from(kind.table).select("*").eq("id", id).maybeSingle(),
  ]);
  if (error || item.error) throw new Error(failed, { cause: error ?? item.error });
  const [newest] = reports;
  if (!newest) return null;
  const open = reports.filter(({ decision }) => decision === null);
  return {
    kind,
    title: newest.item_title,
    row: item.data,
    /** Up to which moment the admin has read. */
    seen: open[0]?.created_at ?? "",
    open: open.length,
    isUndoable: reports.some(
      ({ decided_by, decided_at }) =>
        decided_by === memberId && Date.now() - Date.parse(decided_at ?? "") < undoableForMs,
    ),
    reports: reports.map(({ id, reason, explanation, created_at, decision }) => ({
      ...{ id, explanation, created_at, decision },
      reason: reportReasonLabel(reason),
    })),
  };
}

type Of = { type: string; id: string; slug: string | null };

/** Mails whoever asked for an answer, and the sender of what is taken away, without waiting. Null: no answer. */
export async function decideReports(
  supabase: Supabase,
  { type, id, slug }: Of,
  { decision, note, seen }: { decision: ReportDecision; note: string; seen: string },
) {
  const { data, error } = await supabase
    .rpc("decide_reports", { of_type: type, of_item: id, decision, note, seen })
    .single();
  if (error) {
    log.error({ err: error }, "reports could not be decided");
    return null;
  }
  const { outcome, title, told, email } = data;
  if (outcome !== "decided") return { outcome, title };
  mailReportDecision(told, type, decision);
  if (email) mailDecision({ type, original: id, title, slug, email }, "rejected", note);
  return { outcome, title };
}

/** False where it is another's, older than ten minutes, or the item has changed since. */
export async function undoReports(supabase: Supabase, { type, id, slug }: Of): Promise<boolean> {
  const { data, error } = await supabase.rpc("undo_reports", { of_type: type, of_item: id }).single();
  if (error) log.error({ err: error }, "a decision about reports could not be undone");
  if (error || data.outcome !== "undone") return false;
  mailReportUndone(data.told, type);
  if (data.email) mailRestored({ type, original: id, title: data.title, slug, email: data.email });
  return true;
}
