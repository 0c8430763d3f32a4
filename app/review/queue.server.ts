import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isKindName, kindNamed, kinds } from "#app/content/kinds.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { type Choice, choiceOf, queuePageSize } from "./selection.ts";

export const queueFailed = "Failed to load pending content for moderation";

export type QueueItem = {
  id: string;
  type: string;
  /** The state that was read; a decision holds for no other. */
  version: string;
  title: string;
  /** What tells items of a kind apart (a company, a definition, a place), and whether it is over. */
  detail: string;
  imageUrl: string | null;
  submittedAt: string;
  waiting: string;
  /** An email address, or 'Unknown'. */
  submittedBy: string;
  /** The published item that this is an edit of. */
  revisionOf: string | null;
};

export type PendingCounts = Record<string, number> & { all: number };

export const noCounts: PendingCounts = { all: 0, ...Object.fromEntries(kinds.map(({ name }) => [name, 0])) };

/** By kind and in all. For admins; everybody else gets 0. */
export async function pendingCounts(supabase: Supabase): Promise<PendingCounts> {
  const { data, error } = await supabase.rpc("pending_counts");
  if (error) throw new Error(queueFailed, { cause: error });
  const counts = { ...noCounts };
  for (const { type, count } of data) {
    if (!isKindName(type)) continue;
    counts[type] = count;
    counts.all += count;
  }
  return counts;
}

export async function pendingItems(
  supabase: Supabase,
  { type, page }: { type: string; page: number },
): Promise<QueueItem[]> {
  const first = (page - 1) * queuePageSize;
  let query = supabase.from("moderation_queue").select(columns).eq("status", "pending");
  if (type !== "all") query = query.eq("type", type);
  const { data, error } = await query
    .order("created_at")
    .order("id")
    .range(first, first + queuePageSize - 1);
  if (error) throw new Error(queueFailed, { cause: error });
  return asItems(supabase, data);
}

/** Oldest first; items that are gone are left out. */
export async function chosenFromQueue(
  supabase: Supabase,
  choices: Choice[],
): Promise<{ waiting: QueueItem[]; decided: { id: string; title: string; status: string }[] }> {
  const wanted = new Set(choices.map(choiceOf));
  const { data, error } = await supabase
    .from("moderation_queue")
    .select(`${columns}, status`)
    .in(
      "id",
      choices.map(({ id }) => id),
    )
    .order("created_at")
    .order("id");
  if (error) throw new Error(queueFailed, { cause: error });
  const found = data.filter(({ type, id }) => wanted.has(`${type}.${id}`));
  return {
    waiting: await asItems(
      supabase,
      found.filter(({ status }) => status === "pending"),
    ),
    decided: found
      .filter(({ status }) => status !== "pending")
      .map(({ id, title, status }) => ({ id: id ?? "", title: title ?? "", status: status ?? "" })),
  };
}

const columns = "id, type, title, detail, image_url, created_at, updated_at, user_id, revision_of, is_over";
type Row = Omit<Tables<"moderation_queue">, "status">;

async function asItems(supabase: Supabase, rows: Row[]): Promise<QueueItem[]> {
  const emails = await submitterEmails(
    supabase,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row) =>
    row.id && isKindName(row.type)
      ? {
          id: row.id,
          type: row.type,
          version: row.updated_at ?? "",
          title: row.title ?? "",
          detail: [row.detail, row.is_over && kindNamed(row.type)?.over].filter(Boolean).join(" · "),
          imageUrl: row.image_url,
          submittedAt: row.created_at ?? "",
          waiting: formatRelative(row.created_at ?? new Date().toISOString()),
          submittedBy: (row.user_id && emails.get(row.user_id)) || "Unknown",
          revisionOf: row.revision_of,
        }
      : [],
  );
}

/** Of any status; null where there is none. The version is read first, so that the row is never older. */
export async function wholeItem(supabase: Supabase, type: string | undefined, id: string | undefined) {
  const kind = kindNamed(type);
  if (!kind || !isUuid(id)) return null;
  const { data: queued, error } = await supabase
    .from("moderation_queue")
    .select("updated_at, user_id")
    .eq("type", kind.name)
    .eq("id", id)
    .maybeSingle();
  if (error) throw new Error(queueFailed, { cause: error });
  if (!queued) return null;
  const [item, emails] = await Promise.all([
    supabase.from(kind.table).select("*").eq("id", id).maybeSingle(),
    submitterEmails(supabase, [queued.user_id]),
  ]);
  if (item.error) throw new Error(queueFailed, { cause: item.error });
  if (!item.data) return null;
  const submittedBy = (queued.user_id && emails.get(queued.user_id)) || "Unknown";
  return { kind, row: item.data, version: queued.updated_at ?? "", submittedBy };
}

async function submitterEmails(supabase: Supabase, userIds: (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase.rpc("submitter_emails", { ids });
  if (error) throw new Error(queueFailed, { cause: error });
  return new Map(data.map(({ id, email }) => [id, email]));
}
