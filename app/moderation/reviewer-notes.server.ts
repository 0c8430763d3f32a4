import { uniqueViolation } from "#app/backend/sqlstate.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { ReviewContext } from "./queue.server.ts";

const failed = "Failed to load the notes";

/** The newest hundred about an item of a kind, or about a 'member'; the oldest first. Admins only. */
export async function notesAbout(supabase: Supabase, type: string, id: string) {
  const { data, error } = await supabase
    .from("reviewer_notes")
    .select("id, body, author_name, created_at")
    .eq("subject_type", type)
    .eq("subject_id", id)
    .order("created_at", { ascending: false })
    .limit(100);
  if (error) throw new Error(failed, { cause: error });
  return data.reverse();
}

/** The id belongs to the form: one that is sent twice leaves one note. Throws an Error. */
export async function addNote(
  supabase: Supabase,
  note: { id: string; type: string; subject: string; body: string },
): Promise<void> {
  const { id, type, subject, body } = note;
  const { error } = await supabase
    .from("reviewer_notes")
    .insert({ id, subject_type: type, subject_id: subject, body });
  if (error && error.code !== uniqueViolation) throw new Error("Failed to save the note", { cause: error });
}

export const removeNote = (supabase: Supabase, id: string) =>
  supabase.from("reviewer_notes").delete().eq("id", id).throwOnError();

type Facts = [label: string, value: string][];

export const noteFacts = (notes: NonNullable<ReviewContext["notes"]>): Facts =>
  notes.map(({ about, body, by, at }, index) => [
    `${about === "member" ? "Note on the sender" : "Note"}${index > 0 ? ` ${index + 1}` : ""}`,
    `${body} (${by}, ${formatDate(at)})`,
  ]);

export const hintFacts = (hints: string[]): Facts =>
  hints.map((hint, index) => [index === 0 ? "Look twice" : `Look twice ${index + 1}`, hint]);
