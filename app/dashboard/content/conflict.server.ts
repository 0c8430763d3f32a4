import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#app/backend/database.types.ts";
import { lastEditor, recordById } from "#app/content/records.server.ts";
import { columnLabels } from "#app/moderation/item-facts.ts";
import type { ContentKind } from "./kind.ts";

/** What an editor is shown whose record somebody else has changed meanwhile. */
export type Conflict = {
  by: string;
  at: string;
  /** The fields that differ: what is saved now beside what the form holds. */
  differences: { label: string; saved: string; typed: string }[];
};

/** The record as it is now against what was typed; null where it is gone. */
export async function conflictOf(
  supabase: SupabaseClient<Database>,
  kind: ContentKind,
  id: string,
  form: FormData,
): Promise<{ conflict: Conflict; updatedAt: string } | null> {
  const row = await recordById(supabase, kind.table, id);
  if (!row) return null;
  const saved = kind.formValues(row as never);
  const differences = Object.entries(saved).flatMap(([field, value]) => {
    const typed = asLines(form.get(field));
    if (typed === asLines(value)) return [];
    return { label: columnLabels.get(field) ?? field, saved: asWords(value), typed: asWords(typed) };
  });
  const by = (await lastEditor(supabase, id)) ?? "Somebody";
  return { conflict: { by, at: row.updated_at, differences }, updatedAt: row.updated_at };
}

/** Browsers send lines with a carriage return, the database keeps them without. */
const asLines = (value: unknown) => (typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "");
const asWords = (value: string) => (value === "on" ? "Yes" : value);
