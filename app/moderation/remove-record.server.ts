import type { Session } from "#app/accounts/session.server.ts";
import { listOf } from "#app/content/dashboard-address.ts";
import { titleOf } from "#app/content/item-facts.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { deleteRecord, recordById } from "#app/content/records.server.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { log } from "#app/lib/log.server.ts";

type Target = { session: Session; id: string | undefined };

export async function contentTitle(kind: ServerKind, { session, id }: Target): Promise<string | null> {
  const row = await recordById(session.supabase, kind.table, id);
  if (!row) return null;
  return titleOf(kind, row);
}

export async function removeContent(kind: ServerKind, { session, id, url }: Target & { url: URL }) {
  return redirectWithToast(listOf(kind, url), await outcome(kind, { session, id }));
}

async function outcome(kind: ServerKind, { session, id }: Target): Promise<FlashMessage> {
  try {
    const deleted = await deleteRecord(session.supabase, kind.table, id);
    return deleted
      ? { kind: "success", title: kind.deleted }
      : { kind: "error", title: kind.noneToDelete, text: "It may have been deleted already." };
  } catch (error) {
    log.error({ err: error }, kind.deleteFailed);
    return { kind: "error", title: kind.deleteFailed };
  }
}
