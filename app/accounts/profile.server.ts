import { z } from "zod";
import { anonymousClient, serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { sendLetter } from "#app/email/letter.server.ts";
import { env, mailIsOn, siteUrl } from "#app/lib/env.server.ts";
import { limit, refund } from "#app/lib/rate-limit.server.ts";
import { siteName } from "#app/lib/site.ts";
import { requiredLine } from "#app/lib/text-fields.ts";
import { pageLanguage, visitor } from "#app/lib/visitor.server.ts";
import { type Language, languages, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { isServiceFailure, mailRetryAfter } from "./auth-error.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { limitMails } from "./mail-limit.server.ts";
import { passwordJustChanged, resetSchema, setPassword } from "./password.server.ts";
import { saidToMember } from "./said.server.ts";
import { email } from "./schema.ts";
import type { Member } from "./session.server.ts";
import { mailAccountExists } from "./sign-up.server.ts";

/** In the service's log, too. */
const updateFailed = "Failed to update profile";
const accountWords = () => translator(pageLanguage(), "account");

export const personalSchema = (said = saidToMember(), t = accountWords()) =>
  z.object({
    name: requiredLine(said("name"), 80),
    email: email(t, t("errors.missing.email")),
    /** Of the mails that they get. */
    language: z.enum(languages, said("language")).optional(),
    /** Of who changes the address. */
    currentPassword: z.string().max(1000).optional(),
  });

const currentPasswordOf = () => z.string({ error: saidToMember()("passwordMissing") }).max(1000);

export const passwordSchema = () =>
  resetSchema(accountWords()).safeExtend({ currentPassword: currentPasswordOf() });

/** Another address is written at once where the site sends no mail, else asked for there: `moved` says which. */
export async function saveProfile(
  supabase: Supabase,
  member: Member,
  { name, language, email: newEmail, currentPassword = "" }: z.infer<ReturnType<typeof personalSchema>>,
): Promise<Refusal<"currentPassword" | "email"> | { moved: "at once" | "by mail" | null }> {
  const moves = newEmail !== member.email;
  if (moves && !currentPassword)
    return { field: "currentPassword", message: saidToMember()("passwordForEmail") };
  const change = mailIsOn ? askForEmailChange : changeAddress;
  const refusal =
    (moves && (await change(supabase, member, { newEmail, currentPassword }))) ||
    (await savePerson(supabase, member, { name, ...(language && { language }) }));
  return refusal ?? { moved: moves ? (mailIsOn ? "by mail" : "at once") : null };
}

export async function savePerson(
  supabase: Supabase,
  member: Member,
  person: { name: string; language?: Language },
): Promise<Refusal<never> | null> {
  const { data, error } = await supabase
    .from("profiles")
    .update(person)
    .eq("user_id", member.id)
    .select("user_id");
  return error || data.length === 0
    ? serviceRefusal(error ?? {}, updateFailed, saidToMember()("updateFailed"))
    : null;
}

const wrongPassword = () =>
  env.OAUTH_PROVIDERS.length === 0
    ? saidToMember()("wrongPassword")
    : saidToMember()("wrongOrNone", {
        link: `${siteUrl}${localPath(pageLanguage(), "/forgot-password")}`,
      });

export const currentPasswordSchema = () => z.object({ currentPassword: currentPasswordOf() });

/** Checks the password by signing in on a client of its own, whose session ends after `withSession`. */
export async function checkPassword(
  member: Member,
  password: string,
  withSession?: (supabase: Supabase, token: string) => PromiseLike<{ error: { code: string } | null }>,
): Promise<Refusal<"currentPassword"> | null> {
  const allowed = await limit("password", member.id);
  if (!allowed.allowed)
    return { field: null, message: saidToMember()("tooManyTries"), retryAfter: allowed.retryAfter };
  const client = await anonymousClient();
  const { data, error } = await client.auth.signInWithPassword({ email: member.email, password });
  if (error && isServiceFailure(error))
    return serviceRefusal(error, "A password could not be checked", saidToMember()("checkFailed"));
  if (error) return { field: "currentPassword", message: wrongPassword() };
  await refund("password", member.id);
  const token = data.session.access_token;
  const answer = await withSession?.(client, token);
  await client.auth.admin.signOut(token, "local");
  return answer?.error ? serviceRefusal(answer.error, updateFailed, saidToMember()("updateFailed")) : null;
}

/** The database refuses a change of address without this right before it. */
const allowEmailChange = (supabase: Supabase, token: string) =>
  supabase.rpc("allow_email_change").setHeader("Authorization", `Bearer ${token}`);

export async function changePassword(
  supabase: Supabase,
  member: Member,
  form: { currentPassword: string; newPassword: string },
): Promise<Refusal<"currentPassword" | "newPassword"> | null> {
  const refusal = await checkPassword(member, form.currentPassword);
  if (!refusal) return setPassword(supabase, member, form);
  // A second tap on a slow line. At any other time, trying the new password would allow a second guess.
  const isSecondTap = refusal.field === "currentPassword" && (await passwordJustChanged(member));
  return isSecondTap && (await checkPassword(member, form.newPassword)) === null ? null : refusal;
}

type EmailForm = { currentPassword: string; newEmail: string };

/** Without mail nobody can prove the new address. That it is another account's is not said in so many words. */
async function changeAddress(
  supabase: Supabase,
  member: Member,
  { currentPassword, newEmail }: EmailForm,
): Promise<Refusal<"currentPassword" | "email"> | null> {
  const refusal = await checkPassword(member, currentPassword);
  if (refusal) return refusal;
  // A sign-up tells as much of an address.
  const allowed = await limit("sign-up", visitor().address);
  if (!allowed.allowed)
    return { field: null, message: saidToMember()("tooManyTries"), retryAfter: allowed.retryAfter };
  const server = await serverClient();
  const { error } = await server.rpc("change_address", { user_id: member.id, email: newEmail });
  if (error?.message === "email_taken") return { field: "email", message: saidToMember()("emailTaken") };
  if (error) return serviceRefusal(error, updateFailed, saidToMember()("updateFailed"));
  await supabase.auth.signOut({ scope: "others" });
  await logAccountAction(member, "email changed");
  return null;
}

/** Mails a link to the new address. One that has an account gets the same answer, and its owner a mail. */
export async function askForEmailChange(
  supabase: Supabase,
  member: Member,
  { currentPassword, newEmail }: EmailForm,
): Promise<Refusal<"currentPassword" | "email"> | null> {
  const refusal = await checkPassword(member, currentPassword, allowEmailChange);
  if (refusal) return refusal;
  const mails = await limitMails("email_change", newEmail);
  if (!mails.allowed)
    return { field: null, message: accountWords()("errors.mailed"), retryAfter: mails.retryAfter };
  const { error } = await supabase.auth.updateUser({ email: newEmail });
  const retryAfter = mailRetryAfter(error);
  if (retryAfter !== null) return { field: null, message: saidToMember()("waitMinute"), retryAfter };
  if (error?.code === "email_exists") void mailAccountExists(newEmail);
  else if (error && isServiceFailure(error))
    return serviceRefusal(error, updateFailed, saidToMember()("updateFailed"));
  else if (error) return { field: "email", message: error.message || saidToMember()("updateFailed") };
  await logAccountAction(member, "email change requested");
  void sendLetter(member.email, ({ t, pageAt }) => ({
    subject: t("emailChanging.subject", { site: siteName }),
    heading: t("emailChanging.heading"),
    paragraphs: [
      t("emailChanging.who", { site: siteName }),
      t("emailChanging.when"),
      t("emailChanging.ifNot"),
    ],
    button: { label: t("newPassword"), href: pageAt("/forgot-password") },
    hint: t("emailChanging.hint", { site: siteName }),
  }));
  return null;
}
