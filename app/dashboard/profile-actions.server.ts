import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { becomeAdmin } from "#app/accounts/admin-code.server.ts";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { rememberBrowser } from "#app/accounts/known-browser.server.ts";
import { changePassword, passwordSchema, personalSchema, saveProfile } from "#app/accounts/profile.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import type { Member } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";

type Results = Record<"personal" | "password" | "admin", SubmissionResult<string[]> | null>;

const again = (results: Partial<Results>, init: ResponseInit) =>
  data<Results>({ personal: null, password: null, admin: null, ...results }, init);

/** Redirects with a message, or answers 400, 429 or 503. */
export async function updateProfile(form: FormData, request: Request, supabase: Supabase, member: Member) {
  const said = saidToMember();
  const submission = parseForm(form, personalSchema());
  const hidden = { hideFields: ["currentPassword"] };
  if (submission.status !== "success") return again({ personal: submission.reply(hidden) }, { status: 400 });
  const { email } = submission.value;
  const saved = await saveProfile(supabase, member, submission.value);
  if ("field" in saved)
    return again({ personal: submission.reply({ ...hidden, ...replyErrors(saved) }) }, responseInit(saved));
  if (saved.moved === "by mail")
    return redirectWithToast("/dashboard/profile", {
      kind: "info",
      title: said("inbox"),
      text: said("inboxText", { email }),
    });
  const text = said("movedText", { email });
  return redirectWithToast(
    "/dashboard/profile",
    { kind: "success", title: said("updated"), ...(saved.moved && { text }) },
    saved.moved ? { headers: { "Set-Cookie": await rememberBrowser(request, email) } } : {},
  );
}

/** Redirects with a message, or answers 400, 429 or 503. */
export async function updatePassword(form: FormData, supabase: Supabase, member: Member) {
  const said = saidToMember();
  const submission = parseForm(form, passwordSchema());
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
    title: said("updated"),
    text: said("passwordText"),
  });
}

const adminSchema = () => z.object({ adminCode: z.string({ error: saidToMember()("adminCode") }).max(1000) });

/** Redirects with a message, or answers 400, 429 or 503. */
export async function becomeAdminByCode(form: FormData, request: Request, member: Member) {
  const submission = parseForm(form, adminSchema());
  const hidden = { hideFields: ["adminCode"] };
  if (submission.status !== "success") return again({ admin: submission.reply(hidden) }, { status: 400 });
  const refusal = await becomeAdmin(request, member, submission.value.adminCode);
  if (refusal)
    return again({ admin: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  return redirectWithToast("/dashboard/profile", {
    kind: "success",
    title: saidToMember()("isAdmin", { name: member.name }),
  });
}
