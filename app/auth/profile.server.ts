import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { forgive, limit } from "#app/lib/rate-limit.server.ts";
import { resetSchema, setPassword } from "./password.server.ts";
import type { Member } from "./session.server.ts";

type Supabase = SupabaseClient<Database>;

const missingName = "Please enter your name";
export const personalSchema = z.object({
  name: z
    .string({ error: missingName })
    .transform(oneLine)
    .pipe(z.string().min(1, missingName).max(80, "Please use at most 80 characters")),
});

export const passwordSchema = resetSchema.safeExtend({
  currentPassword: z.string({ error: "Please enter your current password" }).max(1000),
});

/** Saves the member's name. Returns a message where it did not work. */
export async function saveName(supabase: Supabase, member: Member, name: string): Promise<string | null> {
  const { data, error } = await supabase
    .from("profiles")
    .update({ name })
    .eq("user_id", member.id)
    .select("user_id");
  return error || data.length === 0 ? "Failed to update profile" : null;
}

export type PasswordChange =
  | { ok: true }
  | { ok: false; field: "currentPassword" | "newPassword" | null; message: string; retryAfter?: number };

/**
 * Changes the password after the current one was verified, with all that belongs to a change (`setPassword`).
 * The auth service itself asks for no current password, so it is tried on a client of its own.
 */
export async function changePassword(
  supabase: Supabase,
  member: Member,
  form: { currentPassword: string; newPassword: string },
): Promise<PasswordChange> {
  const allowed = await limit("password", member.id);
  if (!allowed.allowed)
    return {
      ok: false,
      field: null,
      message: "Too many tries. Please wait a little and try again.",
      retryAfter: allowed.retryAfter,
    };
  const visitor = await anonymousClient();
  const proof = await visitor.auth.signInWithPassword({
    email: member.email,
    password: form.currentPassword,
  });
  if (proof.error)
    return { ok: false, field: "currentPassword", message: "This is not your current password" };
  await forgive("password", member.id);
  await visitor.auth.signOut({ scope: "local" });
  const problem = await setPassword(supabase, member, form.newPassword);
  return problem ? { ok: false, field: "newPassword", message: problem } : { ok: true };
}
