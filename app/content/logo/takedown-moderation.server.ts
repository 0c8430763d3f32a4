import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { mailTakedownDecision, mailTakedownUndone } from "./takedown-mail.server.ts";
import type { TakedownRequestKind } from "./takedown-schema.ts";

const columns =
  "id, logo_id, logo_title, kind, explanation, email, domain, name, status, proof, created_at, decided_by, decided_at, note, redeemed_by";
export type ListedTakedownRequest = Pick<
  Tables<"takedown_requests">,
  "id" | "logo_title" | "kind" | "explanation" | "domain" | "status" | "proof" | "created_at"
> & { ago: string };

const failed = "Failed to load the requests";

/** What waits, the oldest first; behind it what was decided in the last 90 days. Admins only. */
export async function takedownRequestsPage(
  supabase: Supabase,
  page: number,
): Promise<Paging & { requests: ListedTakedownRequest[] }> {
  const { rows, ...paging } = await readPage<Tables<"takedown_requests">>(
    page,
    (from, to) =>
      supabase
        .from("takedown_requests")
        .select("*", { count: "exact" })
        .neq("status", "unconfirmed")
        .order("decided_at", { ascending: false, nullsFirst: true })
        .order("created_at")
        .order("id")
        .range(from, to),
    failed,
  );
  return {
    ...paging,
    requests: rows.map(({ id, logo_title, kind, explanation, domain, status, proof, created_at }) => ({
      ...{ id, logo_title, kind, explanation, domain, status, proof, created_at },
      ago: formatRelative(created_at),
    })),
  };
}

/**
 * A takedown request with the logo that it is about, which may be gone, and before a takedown the `others` that show the
 * same picture; null where there is none.
 */
export async function takedownRequestById(supabase: Supabase, id: string | undefined) {
  if (!isUuid(id)) return null;
  const { data: request, error } = await supabase
    .from("takedown_requests")
    .select(columns)
    .eq("id", id)
    .neq("status", "unconfirmed")
    .maybeSingle();
  if (error) throw new Error(failed, { cause: error });
  if (!request) return null;
  const logo = request.logo_id
    ? await supabase
        .from("logos")
        .select(
          "id, slug, title, company, designer, source_url, guidelines_url, image_url, layout, variants, status, user_id",
        )
        .eq("id", request.logo_id)
        .maybeSingle()
    : null;
  if (logo?.error) throw new Error(failed, { cause: logo.error });
  const others =
    logo?.data && request.kind === "takedown" && request.status === "open"
      ? await supabase.rpc("logos_with_same_picture", { logo_id: logo.data.id }).throwOnError()
      : null;
  return { request, logo: logo?.data ?? null, others: others?.data ?? [] };
}

/**
 * Mails the requester, without waiting. 'unproven' where the logo would go to somebody who has shown nothing, unless
 * `withoutProof`; 'prove_again' where the admin's last code was given too long ago. Null where the database does not answer.
 */
export async function decideTakedownRequest(
  supabase: Supabase,
  id: string,
  decision: "accepted" | "rejected",
  note: string,
  withoutProof = false,
) {
  const { data, error } = await supabase
    .rpc("decide_takedown_request", { request_id: id, decision, note, without_proof: withoutProof })
    .single();
  if (error?.message === "prove_again") return { outcome: "prove_again", title: "" };
  if (error) {
    log.error({ err: error }, "a takedown request could not be decided");
    return null;
  }
  const { outcome, title, kind, email } = data;
  if (outcome === "decided")
    void mailTakedownDecision(
      { id, title, email },
      kind as TakedownRequestKind,
      decision === "accepted",
      note,
    );
  return { outcome, title };
}

/** False where it is another's, older than ten minutes, or the database does not answer. */
export async function undoTakedownRequest(supabase: Supabase, id: string): Promise<boolean> {
  const { data, error } = await supabase.rpc("undo_takedown_request", { request_id: id }).single();
  if (error) log.error({ err: error }, "a takedown request’s decision could not be undone");
  if (error || data.outcome !== "undone") return false;
  void mailTakedownUndone({ id, title: data.title, email: data.email });
  return true;
}

/** The newest first. Admins only. */
export function takedownsPage(supabase: Supabase, page: number) {
  return readPage<Pick<Tables<"takedowns">, "logo_id" | "slug" | "taken_at">>(
    page,
    (from, to) =>
      supabase
        .from("takedowns")
        .select("logo_id, slug, taken_at", { count: "exact" })
        .order("taken_at", { ascending: false })
        .order("logo_id")
        .range(from, to),
    "Failed to load what was taken down",
  );
}

/** The slug; null where it was lifted already. Throws an Error. */
export async function liftTakedown(supabase: Supabase, id: unknown): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { data } = await supabase.rpc("lift_takedown", { logo_id: id }).throwOnError();
  return data;
}
