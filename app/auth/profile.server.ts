import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { forgive, limit } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { newPassword } from "./schema.ts";
import type { Member } from "./session.server.ts";

type Supabase = SupabaseClient<Database>;

const missingName = "Please enter your name";
export const personalSchema = z.object({
  name: z
    .string({ error: missingName })
    .transform(oneLine)
    .pipe(z.string().min(1, missingName).max(80, "Please use at most 80 characters")),
});

export const passwordSchema = z
  .object({
    currentPassword: z.string({ error: "Please enter your current password" }).max(1000),
    newPassword: newPassword("Please enter a new password"),
    confirmPassword: z.string({ error: "Please enter the new password again" }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "New passwords do not match",
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
 * Changes the password after the current one was verified; the person's other sessions end, and a mail says so.
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
  const { error } = await supabase.auth.updateUser({ password: form.newPassword });
  if (error) return { ok: false, field: "newPassword", message: error.message || "Failed to update profile" };
  await supabase.auth.signOut({ scope: "others" });
  void sendMail({
    to: member.email,
    subject: `Your ${siteName} password was changed`,
    text: `The password of your ${siteName} account was changed, and other devices were signed out.

If it was not you, write to us at once: ${siteUrl}/contact`,
  });
  return { ok: true };
}
