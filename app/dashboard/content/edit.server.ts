import type { Session } from "#app/auth/session.server.ts";
import { recordById } from "#app/content/records.server.ts";
import type { ContentKind } from "./kind.ts";

/** A record as its form begins with it. Throws a 404 response where there is none. */
export async function contentToEdit(
  kind: ContentKind,
  { session, id }: { session: Session; id: string | undefined },
) {
  const row = await recordById(session.supabase, kind.table, id);
  if (!row) throw new Response(`This ${kind.noun} does not exist.`, { status: 404 });
  return { id: row.id, values: kind.formValues(row as never), updatedAt: row.updated_at };
}
