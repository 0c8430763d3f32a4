import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { becomeAdmin } from "#app/accounts/admin-code.server.ts";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import {
  askForEmailChange,
  changePassword,
  emailSchema,
  passwordSchema,
  personalSchema,
  saveName,
} from "#app/accounts/profile.server.ts";
import type { Member } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { mailIsOn } from "#app/lib/env.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";

type Results = Record<"personal" | "email" | "password" | "admin", SubmissionResult<string[]> | null>;

const again = (results: Partial<Results>, init: ResponseInit) =>
  data<Results>({ personal: null, email: null, password: null, admin: null, ...results }, init);

/** Redirects with a message, or answers 400 or 503. */
export async function updateName(form: FormData, supabase: Supabase, member: Member) {
  const submission = parseForm(form, personalSchema);
  if (submission.status !== "success") return again({ personal: submission.reply() }, { status: 400 });
  const refusal = await saveName(supabase, member, submission.value.name);
  if (refusal) return again({ personal: submission.reply(replyErrors(refusal)) }, responseInit(refusal));
  return redirectWithToast("/dashboard/profile", { kind: "success", title: "Profile updated successfully" });
}

/** Redirects with a message, or answers 400, 429 or 503. */
export async function updatePassword(form: FormData, supabase: Supabase, member: Member) {
  const submission = parseForm(form, passwordSchema);
  const hidden = { hideFields: ["currentPassword", "newPassword", "confirmPassword"] };
  if (submission.status !== "success") return again({ password: submission.reply(hidden) }, { status: 400 });
  const refusal = await changePassword(supabase, member, submission.value);
  if (refusal)
    return again(
      { password: submission.reply({ ...hidden, ...replyErrors(refusal) }) },
      responseInit(refusal),
    );
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: "Profile updated successfully",
    text: "Your password was changed, and your other devices were logged out.",
  });
}

/** Redirects with a message, or answers 400, 429 or 503. Throws a 404 Response without mail. */
export async function updateEmail(form: FormData, supabase: Supabase, member: Member) {
  // Without mail nobody can prove the new address.
  if (!mailIsOn) throw new Response(null, { status: 404 });
  const submission = parseForm(form, emailSchema);
  const hidden = { hideFields: ["currentPassword"] };
  if (submission.status !== "success") return again({ email: submission.reply(hidden) }, { status: 400 });
  const refusal = await askForEmailChange(supabase, member, submission.value);
  if (refusal)
    return again({ email: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  return redirectWithToast("/dashboard/profile", {
    kind: "info",
    title: "Check your inbox",
    text: `We sent a link to ${submission.value.newEmail}. Your address changes when you open it.`,
  });
}

const adminSchema = z.object({ adminCode: z.string({ error: "Invalid admin code" }).max(1000) });

/** Redirects with a message, or answers 400, 429 or 503. */
export async function becomeAdminByCode(form: FormData, request: Request, member: Member) {
  const submission = parseForm(form, adminSchema);
  const hidden = { hideFields: ["adminCode"] };
  if (submission.status !== "success") return again({ admin: submission.reply(hidden) }, { status: 400 });
  const refusal = await becomeAdmin(request, member, submission.value.adminCode);
  if (refusal)
    return again({ admin: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: `${member.name} is now an admin`,
  });
}
