import type { Supabase } from "#app/backend/supabase.types.ts";
import { kindNamed, kinds } from "#app/content/kinds.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";

export type OwnSubmission = {
  id: string;
  type: string;
  title: string;
  status: string;
  note: string | null;
  submittedAt: string;
  href: string | null;
  editHref: string | null;
  isEdit: boolean;
};

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
    const kind = kindNamed(type);
    if (!id || !kind || !status) return [];
    const name = kind.addressedBy === "id" ? id : slugs.get(id);
    return {
      id,
      type: kind.name,
      title: title ?? "",
      status,
      note: notes.get(id) ?? null,
      submittedAt: created_at ?? "",
      href: status === "approved" && name ? `/${kind.table}/${name}` : null,
      editHref: kind.submission ? `/dashboard/profile/submissions/${type}/${revision_of ?? id}` : null,
      isEdit: revision_of !== null,
    };
  });
  return { ...paging, submissions };
}

type Item = { id: string | null; type: string | null };
const idsOf = (items: Item[], type: string) => items.flatMap((item) => (item.type === type && item.id) || []);

async function slugsOf(supabase: Supabase, items: Item[]): Promise<Map<string, string>> {
  const answers = await Promise.all(
    kinds.map(({ name, table, addressedBy }) => {
      const ids = addressedBy === "slug" ? idsOf(items, name) : [];
      if (ids.length === 0) return { data: [] };
      return supabase
        .from(table as "jargon")
        .select("id, slug")
        .in("id", ids)
        .throwOnError();
    }),
  );
  return new Map(answers.flatMap(({ data }) => data.map(({ id, slug }) => [id, slug] as const)));
}

async function reviewNotes(supabase: Supabase, items: Item[]): Promise<Map<string, string>> {
  const answers = await Promise.all(
    kinds.map(({ name, table }) => {
      const ids = idsOf(items, name);
      return ids.length === 0
        ? { data: [] }
        : supabase
            .from(table)
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
