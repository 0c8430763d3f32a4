import type { Supabase } from "#app/backend/supabase.types.ts";
import { kindNamed } from "#app/content/kinds.ts";
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
        .select("id, type, title, status, created_at, revision_of, slug, review_note", { count: "exact" })
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .order("id")
        .range(from, to),
    "Failed to load your submissions",
  );
  const submissions = rows.flatMap(
    ({ id, type, title, status, created_at, revision_of, slug, review_note }) => {
      const kind = kindNamed(type);
      if (!id || !kind || !status) return [];
      return {
        id,
        type: kind.name,
        title: title ?? "",
        status,
        note: review_note,
        submittedAt: created_at ?? "",
        href: status === "approved" ? `/${kind.table}/${slug}` : null,
        editHref: kind.submission ? `/dashboard/profile/submissions/${type}/${revision_of ?? id}` : null,
        isEdit: revision_of !== null,
      };
    },
  );
  return { ...paging, submissions };
}
