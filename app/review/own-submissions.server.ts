import type { Supabase } from "#app/backend/supabase.types.ts";
import { type ItemType, isItemType, itemTypes, publicPage, tables } from "#app/content/item-types.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";

export type OwnSubmission = {
  id: string;
  type: ItemType;
  title: string;
  status: string;
  note: string | null;
  submittedAt: string;
  /** Where everybody sees it, once it is approved. */
  href: string | null;
  /** Where the member edits it; null for a term, which members do not send in. */
  editHref: string | null;
  /** Whether it is an edit of something that is published. */
  isEdit: boolean;
};

/** A page of what a member has submitted, newest first, with what became of it. */
export async function ownSubmissions(
  supabase: Supabase,
  userId: string,
  page: number,
): Promise<Paging & { submissions: OwnSubmission[] }> {
  const { rows, ...paging } = await readPage(
    page,
    (from, to) =>
      supabase
        .from("moderation_queue")
        .select("id, type, title, status, created_at, revision_of", { count: "exact" })
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .order("id")
        .range(from, to),
    "Failed to load your submissions",
  );
  const [notes, slugs] = await Promise.all([reviewNotes(supabase, rows), slugsOf(supabase, rows)]);
  const submissions = rows.flatMap(({ id, type, title, status, created_at, revision_of }) => {
    if (!id || !isItemType(type) || !status) return [];
    const address = publicPage(type, id);
    const slug = slugs.get(id);
    return {
      id,
      type,
      title: title ?? "",
      status,
      note: notes.get(id) ?? null,
      submittedAt: created_at ?? "",
      href: status === "approved" ? (address ?? (slug ? `/jargon/${slug}` : null)) : null,
      editHref: address && `/dashboard/profile/submissions/${type}/${revision_of ?? id}`,
      isEdit: revision_of !== null,
    };
  });
  return { ...paging, submissions };
}

type Item = { id: string | null; type: string | null };
const idsOf = (items: Item[], type: ItemType) =>
  items.flatMap((item) => (item.type === type && item.id) || []);

/** The words that the pages of terms of the queue are found under, by their ids. */
async function slugsOf(supabase: Supabase, items: Item[]): Promise<Map<string, string>> {
  const ids = idsOf(items, "jargon");
  if (ids.length === 0) return new Map();
  const { data } = await supabase.from("jargon").select("id, slug").in("id", ids).throwOnError();
  return new Map(data.map(({ id, slug }) => [id, slug]));
}

/** The reviewers' notes on items of the queue, by their ids. Asks only the tables that hold one of them. */
async function reviewNotes(supabase: Supabase, items: Item[]): Promise<Map<string, string>> {
  const answers = await Promise.all(
    itemTypes.map((type) => {
      const ids = idsOf(items, type);
      return ids.length === 0
        ? { data: [] }
        : supabase
            .from(tables[type])
            .select("id, review_note")
            .in("id", ids)
            .not("review_note", "is", null)
            .throwOnError();
    }),
  );
  return new Map(
    answers.flatMap(({ data }) => data.map(({ id, review_note }) => [id, review_note ?? ""] as const)),
  );
}
