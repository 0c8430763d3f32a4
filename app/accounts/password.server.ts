import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { signedCookie } from "#app/lib/signed-cookie.server.ts";
import { siteName } from "#app/lib/site.ts";
import type { AccountAction } from "./account-actions.ts";
import { logAccount } from "./account-log.server.ts";
import { failedRefusal, type Refusal } from "./refusal.server.ts";
import { newPassword } from "./schema.ts";
import { serviceFailed } from "./service-failed.ts";
import type { Member } from "./session.server.ts";

export const resetSchema = z
  .object({
    newPassword: newPassword("Please enter a new password"),
    confirmPassword: z.string({ error: "Please enter the new password again" }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "New passwords do not match",
  });

/**
 * Gives the member a new password; their other sessions end, a mail says so, and the audit log has it. Whoever
 * calls has made sure that it is the member. A hosted project asks for the current password again, unless the session
 * is one of a recovery. Returns why it did not work; null where it did.
 */
export async function setPassword(
  supabase: Supabase,
  member: Member,
  { newPassword, currentPassword }: { newPassword: string; currentPassword?: string },
): Promise<Refusal<"newPassword"> | null> {
  const { error } = await supabase.auth.updateUser({
    password: newPassword,
    ...(currentPassword && { current_password: currentPassword }),
  });
  if (error && serviceFailed(error)) return failedRefusal(error, "Failed to update profile");
  // The second tap on a slow line: the first has set it. With the current password, it is that one which is wrong then.
  if (error?.code === "same_password" && !currentPassword && (await changedJustNow(member))) return null;
  if (error) return { field: "newPassword", message: error.message || "Failed to update profile" };
  await supabase.auth.signOut({ scope: "others" });
  await logAccount(member, "password changed");
  void sendMail({
    to: member.email,
    subject: `Your ${siteName} password was changed`,
    text: `The password of your ${siteName} account was changed, and all other devices were signed out.

If it was not you, write to us right away: ${siteUrl}/contact

${siteName}`,
  });
  return null;
}

/** Whether the member has changed their password within the last minute. */
export async function changedJustNow({ id }: Member): Promise<boolean> {
  const server = await serverClient();
  const { data } = await server
    .from("audit_log")
    .select("id")
    .eq("actor_id", id)
    .eq("action", "password changed" satisfies AccountAction)
    .gt("created_at", new Date(Date.now() - 60_000).toISOString())
    .limit(1);
  return data?.length === 1;
}

/** Says that this browser has just spent a recovery link, so that its member may choose a password. */
const recovery = signedCookie(
  "recovery",
  z.object({ member: z.string(), until: z.number(), wanted: z.string().optional() }),
  { path: "/reset-password", maxAge: 600 },
);

/** The Set-Cookie value that lets `memberId` choose a password within ten minutes, and leads them to `wanted` then. */
export function allowReset(memberId: string, wanted: string): Promise<string> {
  return recovery.keep({ member: memberId, until: Date.now() + 600_000, wanted });
}

/** The Set-Cookie value that ends it. */
export const endReset = recovery.forget;

/** Whether `request` may give `member` a password without knowing the current one. */
export async function mayReset(request: Request, member: Member | null): Promise<boolean> {
  const kept = await recovery.read(request);
  return kept !== null && kept.member === member?.id && kept.until > Date.now();
}

/** Where whoever has just set their new password wanted to be. */
export async function afterReset(request: Request): Promise<string> {
  return safeRedirect((await recovery.read(request))?.wanted, "/dashboard");
}
