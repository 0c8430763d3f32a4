import { lastChange } from "#app/audit/log.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { recordById } from "#app/content/records.server.ts";
import { type Conflict, differences } from "#app/dashboard/conflict.ts";
import { formatRelative } from "#app/lib/dates.ts";
import type { ContentKind } from "./kind.ts";

/** The record as it is now against what was typed, as the columns it would be; null where it is gone. */
export async function conflictOf(
  supabase: Supabase,
  kind: ContentKind,
  id: string,
  typed: object,
): Promise<{ conflict: Conflict; updatedAt: string } | null> {
  const row = await recordById(supabase, kind.table, id);
  if (!row) return null;
  const by = (await lastChange(supabase, [kind.type], id))?.by ?? "Somebody";
  const differing = differences(kind.formValues(row as never), kind.formValues(typed as never));
  const at = row.updated_at;
  return { conflict: { by, at, ago: formatRelative(at), differences: differing }, updatedAt: at };
}
