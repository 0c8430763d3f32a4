import { data } from "react-router";
import type { Session } from "#app/accounts/session.server.ts";
import { itemFacts, titleOf } from "#app/content/item-facts.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { recordById } from "#app/content/records.server.ts";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { typedBefore } from "#app/moderation/expired-session-draft.server.ts";
import { pictureNotes } from "#app/moderation/picture-notes.server.ts";
import { itemForReview, reviewContext } from "#app/moderation/queue.server.ts";

type Target = { session: Session; id: string | undefined };

/** A whole record. Throws a 404 Response where there is none. */
export async function recordToView(kind: ServerKind, { session, id }: Target) {
  const item = await itemForReview(session.supabase, kind.name, id);
  if (!item) throw new Response(`This ${kind.dashboard.noun} doesn’t exist or was removed.`, { status: 404 });
  const row = item.row as typeof item.row & Record<string, unknown>;
  const context = await reviewContext(session.supabase, { type: kind.name, id: row.id }, "all");
  const { link } = kind.dashboard;
  return {
    id: row.id,
    title: titleOf(kind, row),
    status: row.status,
    state: kind.stateOf?.(row) ?? null,
    submittedBy: context?.sender?.email ?? "Unknown",
    submittedAt: row.created_at,
    imageUrl: typeof row.image_url === "string" ? row.image_url : null,
    linkUrl: link && typeof row[link.column] === "string" ? String(row[link.column]) : null,
    facts: itemFacts(kind, row),
  };
}

/** A record as its form's values; null where there is none: answer `gone`. */
export async function recordToEdit(
  kind: ServerKind,
  { request, url, session, id }: Target & { request: Request; url: URL },
) {
  const row = await recordById(session.supabase, kind.table, id);
  if (!row) return null;
  const values = kind.formValues(row);
  const [[mark], notes, typed] = await Promise.all([
    opticalMetricsOf(session.supabase, ["image_url" in row ? row.image_url : null]),
    pictureNotes(session.supabase, kind.name, row),
    typedBefore({ request, url }),
  ]);
  return { values, mark, notes, updatedAt: row.updated_at, typed };
}

/** Returned, not thrown: the form must keep what was typed. */
export const gone = () => data(null, { status: 404 });
