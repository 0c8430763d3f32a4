import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { uuidOf } from "#app/content/records.server.ts";
import { log } from "#app/lib/log.server.ts";
import { limitEach, refundEach, type Tries } from "#app/lib/rate-limit.server.ts";
import { columnOf } from "#app/lib/slug.ts";
import { pageLanguage } from "#app/lib/visitor.server.ts";
import type { ReportForm } from "./report-schema.ts";

export type Reportable = { id: string; slug: string; title: string };

/** A published item by its slug or id; null where there is none. Throws an Error. */
export async function reportable(
  anonymous: Supabase,
  { table, titleColumn, loadFailed }: ServerKind,
  name: string,
): Promise<Reportable | null> {
  const column = columnOf(name);
  if (!column) return null;
  const { data, error } = await anonymous
    .from(table)
    .select(`id, slug, title:${titleColumn}`)
    .eq(column, name)
    .maybeSingle()
    .overrideTypes<Reportable, { merge: false }>();
  if (error) throw new Error(loadFailed, { cause: error });
  return data;
}

/** `network` is the visitor's address: what others leave in the name of an email address counts by theirs. */
export async function sendReport(
  kind: string,
  { id }: Reportable,
  { reason, explanation, email }: ReportForm,
  submissionId: string,
  network: string,
): Promise<{ outcome: "sent" | "failed" } | { outcome: "limit"; retryAfter: number }> {
  const tries: Tries = email ? [["report-answer", `${email} ${network}`]] : [];
  const allowed = await limitEach(tries);
  if (!allowed.allowed) return { outcome: "limit", retryAfter: allowed.retryAfter };
  // With the secret key: strangers could call it directly, past the limits.
  const server = await serverClient();
  const { data, error } = await server.rpc("send_report", {
    report_id: uuidOf(JSON.stringify([submissionId, kind, id, reason, explanation, email])),
    item_type: kind,
    item_id: id,
    reason,
    explanation: explanation as string,
    email: email as string,
    language: pageLanguage(),
  });
  if (data !== "sent") await refundEach(tries);
  if (error || data === "missing") {
    log.error({ err: error }, "A report could not be stored");
    return { outcome: "failed" };
  }
  return { outcome: "sent" };
}
