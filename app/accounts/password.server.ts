import { z } from "zod";
import { serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { sendLetter } from "#app/email/letter.server.ts";
import { signedCookie } from "#app/lib/cookies.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { siteName } from "#app/lib/site.ts";
import type { Language } from "#app/words/languages.ts";
import type { Translator } from "#app/words/translator.ts";
import type { AccountAction } from "./audit-filter.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { isServiceFailure } from "./auth-error.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { newPassword } from "./schema.ts";
import type { Member } from "./session.server.ts";

export const resetSchema = (t: Translator<"account">) =>
  z
    .object({
      newPassword: newPassword(t, t("errors.missing.newPassword")),
      confirmPassword: z.string({ error: t("errors.missing.newPasswordAgain") }),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ["confirmPassword"],
      message: t("errors.newDiffer"),
    });

/** Sets a new password and ends the member's other sessions. The caller has verified the member. */
export async function setPassword(
  supabase: Supabase,
  member: Member,
  { newPassword, currentPassword }: { newPassword: string; currentPassword?: string },
): Promise<Refusal<"newPassword"> | null> {
  const { error } = await supabase.auth.updateUser({
    password: newPassword,
    ...(currentPassword && { current_password: currentPassword }),
  });
  if (error && isServiceFailure(error)) return serviceRefusal(error, "Failed to update profile");
  // A second tap on a slow line finds its own password set.
  if (error?.code === "same_password" && !currentPassword && (await passwordJustChanged(member))) return null;
  if (error) return { field: "newPassword", message: error.message || "Failed to update profile" };
  await supabase.auth.signOut({ scope: "others" });
  await logAccountAction(member, "password changed");
  void sendLetter(member.email, ({ t, pageAt }) => ({
    subject: t("passwordChanged.subject", { site: siteName }),
    heading: t("passwordChanged.heading"),
    paragraphs: [t("passwordChanged.text"), t("passwordChanged.ifNot")],
    button: { label: t("newPassword"), href: pageAt("/forgot-password") },
    hint: t("passwordChanged.hint", { site: siteName, link: pageAt("/contact") }),
  }));
  return null;
}

export async function passwordJustChanged({ id }: Member): Promise<boolean> {
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

const recovery = signedCookie(
  "recovery",
  z.object({ member: z.string(), until: z.number(), wanted: z.string().optional() }),
  { path: "/reset-password", maxAge: 600 },
);

/** A Set-Cookie value that lets `memberId` set a password within ten minutes, and leads on to `wanted`. */
export function allowReset(memberId: string, wanted: string, language: Language = "en"): Promise<string> {
  return recovery.keep({ member: memberId, until: Date.now() + 600_000, wanted }, language);
}

export const endReset = recovery.forget;

export async function mayReset(request: Request, member: Member | null): Promise<boolean> {
  const kept = await recovery.read(request);
  return kept !== null && kept.member === member?.id && kept.until > Date.now();
}

export async function afterReset(request: Request): Promise<string> {
  return safeRedirect((await recovery.read(request))?.wanted, "/dashboard");
}
