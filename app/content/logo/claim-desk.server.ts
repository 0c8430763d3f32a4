import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { formatRelative } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { mailClaimDecision, mailClaimUndone } from "./claim-mail.server.ts";
import type { ClaimKind } from "./claim-schema.ts";

const columns =
  "id, logo_id, logo_title, kind, explanation, email, domain, name, status, proof, created_at, decided_by, decided_at, note, redeemed_by";
export type ListedClaim = Pick<
  Tables<"claims">,
  "id" | "logo_title" | "kind" | "explanation" | "domain" | "status" | "proof" | "created_at"
> & { ago: string };

const failed = "Failed to load the requests";

/** What waits, the oldest first; behind it what was decided in the last 90 days. Admins only. */
export async function claimsPage(
  supabase: Supabase,
  page: number,
): Promise<Paging & { claims: ListedClaim[] }> {
  const { rows, ...paging } = await readPage<Tables<"claims">>(
    page,
    (from, to) =>
      supabase
        .from("claims")
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
    claims: rows.map(({ id, logo_title, kind, explanation, domain, status, proof, created_at }) => ({
      ...{ id, logo_title, kind, explanation, domain, status, proof, created_at },
      ago: formatRelative(created_at),
    })),
  };
}

/** A claim with the logo that it is about, which may be gone; null where there is none. */
export async function claimById(supabase: Supabase, id: string | undefined) {
  if (!isUuid(id)) return null;
  const { data: claim, error } = await supabase
    .from("claims")
    .select(columns)
    .eq("id", id)
    .neq("status", "unconfirmed")
    .maybeSingle();
  if (error) throw new Error(failed, { cause: error });
  if (!claim) return null;
  const logo = claim.logo_id
    ? await supabase
        .from("logos")
        .select(
          "id, slug, title, company, designer, source_url, guidelines_url, image_url, layout, variants, status, user_id",
        )
        .eq("id", claim.logo_id)
        .maybeSingle()
    : null;
  if (logo?.error) throw new Error(failed, { cause: logo.error });
  return { claim, logo: logo?.data ?? null };
}

/** Mails the claimant, without waiting. Null where the database does not answer. */
export async function decideClaim(
  supabase: Supabase,
  id: string,
  decision: "accepted" | "rejected",
  note: string,
) {
  const { data, error } = await supabase.rpc("decide_claim", { claim_id: id, decision, note }).single();
  if (error) {
    log.error({ err: error }, "a claim could not be decided");
    return null;
  }
  const { outcome, title, kind, email, name } = data;
  if (outcome === "decided")
    void mailClaimDecision({ id, title, email, name }, kind as ClaimKind, decision === "accepted", note);
  return { outcome, title };
}

/** False where it is another's, older than ten minutes, or the database does not answer. */
export async function undoClaim(supabase: Supabase, id: string): Promise<boolean> {
  const { data, error } = await supabase.rpc("undo_claim", { claim_id: id }).single();
  if (error) log.error({ err: error }, "a claim's decision could not be undone");
  if (error || data.outcome !== "undone") return false;
  void mailClaimUndone({ id, title: data.title, email: data.email, name: data.name });
  return true;
}
