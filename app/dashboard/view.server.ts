import type { Session } from "#app/accounts/session.server.ts";
import { eventTimeState, eventTimeStateLabels } from "#app/content/event/time-state.ts";
import { itemFacts } from "#app/content/item-facts.ts";
import { stateShown } from "#app/content/job/deadline.ts";
import type { ContentKind } from "#app/content/kind.ts";
import { wholeItem } from "#app/review/queue.server.ts";

/** A whole record to read. Throws a 404 response where there is none. */
export async function contentToView(
  kind: ContentKind,
  { session, id }: { session: Session; id: string | undefined },
) {
  const item = await wholeItem(session.supabase, kind.type, id);
  if (!item) throw new Response(`This ${kind.noun} does not exist.`, { status: 404 });
  const { row, submittedBy } = item;
  return {
    id: row.id,
    title: "term" in row ? row.term : row.title,
    status: row.status,
    state: stateOf(row),
    submittedBy,
    submittedAt: row.created_at,
    imageUrl: "image_url" in row ? row.image_url : null,
    applyUrl: "application_url" in row ? row.application_url : null,
    facts: itemFacts(row),
  };
}

/** Where an event stands in time, or a job in its life; null for what has no such state. */
function stateOf(row: object): string | null {
  if ("canceled" in row)
    return eventTimeStateLabels[eventTimeState(row as Parameters<typeof eventTimeState>[0])];
  return "state" in row ? stateShown(row as Parameters<typeof stateShown>[0]) : null;
}
