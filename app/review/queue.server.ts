import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { isKindName, kindNamed, kinds } from "#app/content/kinds.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { type Choice, choiceOf, queuePageSize } from "./selection.ts";

export const queueFailed = "Failed to load pending content for moderation";

const hintsSchema = z.object({
  /** How many of its sender's were decided how. */
  approved: z.number(),
  rejected: z.number(),
  /** At most three, the most similar first. */
  duplicates: z.array(
    z.object({
      type: z.string().refine(isKindName),
      id: z.string(),
      title: z.string(),
      status: z.enum(["pending", "approved"]),
      /** For the same company; otherwise the title is very similar. */
      company: z.boolean(),
    }),
  ),
});
export type ReviewHints = z.infer<typeof hintsSchema>;

const rowSchema = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  image_url: z.string().nullable(),
  created_at: z.string(),
  version: z.string(),
  revision_of: z.string().nullable(),
  is_over: z.boolean().nullable(),
  email: z.string().nullable(),
  hints: hintsSchema.nullable(),
});

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
  hints?: ReviewHints | null;
};

export type PendingCounts = Record<string, number> & { all: number };

export const noCounts: PendingCounts = { all: 0, ...Object.fromEntries(kinds.map(({ name }) => [name, 0])) };

/** By kind and in all, for admins. */
export async function pendingCounts(supabase: Supabase): Promise<PendingCounts> {
  const { data, error } = await supabase.rpc("pending_counts");
  if (error) throw new Error(queueFailed, { cause: error });
  return countsOf(Object.fromEntries(data.map(({ type, count }) => [type, count])));
}

function countsOf(found: Record<string, number>): PendingCounts {
  const counts = { ...noCounts };
  for (const [type, count] of Object.entries(found)) {
    if (!isKindName(type)) continue;
    counts[type] = count;
    counts.all += count;
  }
  return counts;
}

type QueuePage = { counts: PendingCounts; page: number; pages: number; items: QueueItem[] };

/** A page of the queue in one call; past the last it is the last. With `most`, its first so many items, without hints. */
export async function queuePage(
  supabase: Supabase,
  { type, page, most }: { type: string; page: number; most?: number },
): Promise<QueuePage> {
  const size = most ?? queuePageSize;
  const { data, error } = await supabase
    .rpc("review_page", { of_type: type, page, most: size, hinted: most === undefined })
    .single();
  if (error) throw new Error(queueFailed, { cause: error });
  const counts = countsOf(data.counts as Record<string, number>);
  return {
    counts,
    page: data.at_page,
    pages: Math.max(1, Math.ceil((counts[type] ?? 0) / size)),
    items: z
      .array(rowSchema)
      .parse(data.items)
      .map(({ version, email, hints, ...row }) => ({
        ...asItem({ ...row, updated_at: version }, email),
        hints,
      })),
  };
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
type Row = Omit<Tables<"moderation_queue">, "status" | "user_id">;

async function asItems(supabase: Supabase, rows: (Row & { user_id: string | null })[]): Promise<QueueItem[]> {
  const emails = await submitterEmails(
    supabase,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row) =>
    isKindName(row.type) ? asItem(row, row.user_id && emails.get(row.user_id)) : [],
  );
}

function asItem(row: Row, email: string | null | undefined): QueueItem {
  return {
    id: row.id ?? "",
    type: row.type ?? "",
    version: row.updated_at ?? "",
    title: row.title ?? "",
    detail: [row.detail, row.is_over && kindNamed(row.type)?.over].filter(Boolean).join(" · "),
    imageUrl: row.image_url,
    submittedAt: row.created_at ?? "",
    waiting: formatRelative(row.created_at ?? new Date().toISOString()),
    submittedBy: email || "Unknown",
    revisionOf: row.revision_of,
  };
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
