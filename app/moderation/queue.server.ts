import { z } from "zod";
import { itemsAddress } from "#app/accounts/user-options.ts";
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
  pending: z.number(),
  /** At most three: the certain ones first, then similar titles. */
  duplicates: z.array(
    z.object({
      type: z.string().refine(isKindName),
      id: z.string(),
      title: z.string(),
      status: z.enum(["pending", "approved"]),
      image_url: z.string().nullable(),
      /** `company`: the same title and company; `identity`: the same, of a kind without companies. */
      why: z.enum(["company", "identity", "picture", "title"]),
    }),
  ),
  /** How many others are of the same company, up to 100. */
  of_company: z.number(),
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
  sender: z.string().nullable(),
  hints: hintsSchema.nullable(),
  status: z.string(),
  reviewed_at: z.string().nullable(),
  /** Why it was rejected, if it has been sent again since. */
  rejected: z.object({ note: z.string().nullable(), at: z.string() }).nullable(),
});

const contextSchema = z.object({
  /** Counted from 1, among those of its kind or of all kinds that wait. */
  place: z.number(),
  waiting: z.number(),
  previous: z.object({ type: z.string(), id: z.string() }).nullable(),
  next: z.object({ type: z.string(), id: z.string() }).nullable(),
  sender: z
    .object({ id: z.string(), name: z.string().nullable(), email: z.string(), since: z.string() })
    .transform(({ id, ...sender }) => ({ ...sender, href: itemsAddress(id) }))
    .nullable(),
  /** The row as it was rejected, if it has been sent again since. */
  rejected: z.record(z.string(), z.unknown()).nullable(),
  hints: hintsSchema.nullable(),
  /** What reviewers note for each other about it, and about its sender. */
  notes: z
    .array(z.object({ about: z.string(), body: z.string(), by: z.string(), at: z.string() }))
    .nullable(),
});
export type ReviewContext = z.infer<typeof contextSchema>;

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
  submittedBy: string;
  sender?: string | null;
  revisionOf: string | null;
  hints?: ReviewHints | null;
  rejected?: { note: string | null; at: string } | null;
  /** Where the admin has decided it since they opened the list. */
  decided?: { status: string; at: string; undoable: boolean } | null;
};

/** `takedown_request` and `report`, of reported items, are not in `all`. */
export type PendingCounts = Record<string, number> & {
  all: number;
  takedown_request: number;
  report: number;
};

export const noCounts: PendingCounts = {
  all: 0,
  takedown_request: 0,
  report: 0,
  ...Object.fromEntries(kinds.map(({ name }) => [name, 0])),
};

/** `reports` counts reported items. */
export type Waiting = { pending: number; messages: number; takedownRequests: number; reports: number };

export async function pendingTotals(supabase: Supabase): Promise<Waiting> {
  const { data, error } = await supabase.rpc("pending_counts");
  if (error) throw new Error(queueFailed, { cause: error });
  const counts = Object.fromEntries(data.map(({ type, count }) => [type, count]));
  return {
    pending: countsOf(counts).all,
    messages: counts.message ?? 0,
    takedownRequests: counts.takedown_request ?? 0,
    reports: counts.report ?? 0,
  };
}

function countsOf(found: Record<string, number>): PendingCounts {
  const counts: PendingCounts = {
    ...noCounts,
    takedown_request: found.takedown_request ?? 0,
    report: found.report ?? 0,
  };
  for (const [type, count] of Object.entries(found)) {
    if (!isKindName(type)) continue;
    counts[type] = count;
    counts.all += count;
  }
  return counts;
}

type QueuePage = { counts: PendingCounts; page: number; pages: number; since: string; items: QueueItem[] };

/** In milliseconds, as the database has it. */
const undoableForMs = 10 * 60 * 1000;

/** A page of the queue in one call; past the last it is the last. With what the caller has decided `since`. */
export async function queuePage(
  supabase: Supabase,
  {
    type,
    page,
    since,
    pageSize = queuePageSize,
  }: { type: string; page: number; since?: string; pageSize?: number },
): Promise<QueuePage> {
  const { data, error } = await supabase
    .rpc("review_page", { of_type: type, page, page_size: pageSize, ...(since && { since }) })
    .single();
  if (error) throw new Error(queueFailed, { cause: error });
  return {
    counts: countsOf(data.counts as Record<string, number>),
    page: data.at_page,
    pages: data.pages,
    since: new Date(data.begun).toISOString(),
    items: z
      .array(rowSchema)
      .parse(data.items)
      .map(({ version, email, sender, hints, rejected, status, reviewed_at: at, ...row }) => ({
        ...asItem({ ...row, updated_at: version }, email),
        sender,
        hints,
        rejected,
        decided: at === null ? null : { status, at, undoable: Date.now() - Date.parse(at) < undoableForMs },
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
type Row = Omit<Tables<"moderation_queue">, "status" | "user_id" | "slug" | "review_note">;

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
  const kind = kindNamed(row.type);
  return {
    id: row.id ?? "",
    type: row.type ?? "",
    version: row.updated_at ?? "",
    title: row.title ?? "",
    detail: [row.detail && (kind?.showDetail?.(row.detail) ?? row.detail), row.is_over && kind?.endedLabel]
      .filter(Boolean)
      .join(" · "),
    imageUrl: row.image_url,
    submittedAt: row.created_at ?? "",
    waiting: formatRelative(row.created_at ?? new Date().toISOString()),
    submittedBy: email || "Unknown",
    revisionOf: row.revision_of,
  };
}

/** Of any status; null where there is none. The version is read first, so that the row is never older. */
export async function itemForReview(supabase: Supabase, type: string | undefined, id: string | undefined) {
  const kind = kindNamed(type);
  if (!kind || !isUuid(id)) return null;
  const { data: queued, error } = await supabase
    .from("moderation_queue")
    .select("updated_at")
    .eq("type", kind.name)
    .eq("id", id)
    .maybeSingle();
  if (error) throw new Error(queueFailed, { cause: error });
  if (!queued) return null;
  const item = await supabase.from(kind.table).select("*").eq("id", id).maybeSingle();
  if (item.error) throw new Error(queueFailed, { cause: item.error });
  return item.data && { kind, row: item.data, version: queued.updated_at ?? "" };
}

/** What stands beside an item: its neighbors among what waits of `ofType`, its sender, and what it may repeat. Null where it is gone. */
export async function reviewContext(
  supabase: Supabase,
  item: { type: string; id: string },
  ofType: string,
): Promise<ReviewContext | null> {
  const { data, error } = await supabase.rpc("review_context", {
    item_type: item.type,
    item_id: item.id,
    of_type: ofType,
  });
  if (error) throw new Error(queueFailed, { cause: error });
  return contextSchema.nullable().parse(data);
}

async function submitterEmails(supabase: Supabase, userIds: (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase.rpc("submitter_emails", { ids });
  if (error) throw new Error(queueFailed, { cause: error });
  return new Map(data.map(({ id, email }) => [id, email]));
}
