import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { partSize, readParts } from "#app/lib/read-all.ts";

const columns = "id, email, requested_at, confirmed_at";
export type Subscriber = Pick<
  Tables<"newsletter_subscribers">,
  "id" | "email" | "requested_at" | "confirmed_at"
>;

const failed = "Failed to load the subscribers";

/** Admins only. */
export function listSubscribers(supabase: Supabase, page: number): Promise<Paging & { rows: Subscriber[] }> {
  const read = (from: number, to: number) =>
    supabase
      .from("newsletter_subscribers")
      .select(columns, { count: "exact" })
      .order("requested_at", { ascending: false })
      .order("id")
      .range(from, to);
  return readPage<Subscriber>(page, read, failed);
}

export function confirmedSubscribers(supabase: Supabase): AsyncIterable<Subscriber[]> {
  return readParts<Subscriber>((last) => {
    let query = supabase.from("newsletter_subscribers").select(columns).not("confirmed_at", "is", null);
    if (last)
      query = query
        .lte("requested_at", last.requested_at)
        .or(`requested_at.lt."${last.requested_at}",id.gt.${last.id}`);
    return query.order("requested_at", { ascending: false }).order("id").limit(partSize);
  }, failed);
}

export async function confirmedCount(supabase: Supabase): Promise<number> {
  const { count, error } = await supabase
    .from("newsletter_subscribers")
    .select("*", { count: "exact", head: true })
    .not("confirmed_at", "is", null);
  if (error) throw new Error(failed, { cause: error });
  return count ?? 0;
}
