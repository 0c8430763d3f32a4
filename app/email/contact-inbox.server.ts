import type { Tables } from "#app/backend/database.types.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Paging, readPage } from "#app/lib/paging.ts";
import { isUuid } from "#app/lib/uuid.ts";

const columns = "id, name, email, message, created_at, handled_at";
export type ContactMessage = Pick<
  Tables<"contact_messages">,
  "id" | "name" | "email" | "message" | "created_at" | "handled_at"
>;

/** Admins only. */
export async function listMessages(
  supabase: Supabase,
  { handled, page }: { handled: boolean; page: number },
): Promise<Paging & { rows: ContactMessage[] }> {
  const read = (from: number, to: number) => {
    const all = supabase.from("contact_messages").select(columns, { count: "exact" });
    const some = handled ? all.not("handled_at", "is", null) : all.is("handled_at", null);
    return some.order("created_at", { ascending: false }).order("id").range(from, to);
  };
  return readPage<ContactMessage>(page, read, "Failed to load the messages");
}

/** False where there is no such message. */
export async function markMessage(supabase: Supabase, id: unknown, handled: boolean): Promise<boolean> {
  if (!isUuid(id)) return false;
  // The database replaces it by its own time.
  const handled_at = handled ? new Date().toISOString() : null;
  const { data, error } = await supabase
    .from("contact_messages")
    .update({ handled_at })
    .eq("id", id)
    .select("id");
  if (error) throw new Error("Failed to update the message", { cause: error });
  return data.length > 0;
}
