import { data } from "react-router";
import type { Session } from "#app/accounts/session.server.ts";
import type { ContentKind } from "#app/content/kind.ts";
import { recordById } from "#app/content/records.server.ts";
import { typedBefore } from "#app/review/kept-typed.server.ts";

/** A record as its form begins with it, or null where there is none: a dialog says so, and `gone` is its answer. */
export async function contentToEdit(
  kind: ContentKind,
  { request, session, id }: { request: Request; session: Session; id: string | undefined },
) {
  const row = await recordById(session.supabase, kind.table, id);
  if (!row) return null;
  const typed = await typedBefore(request);
  return { values: kind.formValues(row as never), updatedAt: row.updated_at, typed };
}

/** The answer of a dialog whose record is not there. A form that comes back keeps what was typed, so nothing is thrown. */
export const gone = () => data(null, { status: 404 });
