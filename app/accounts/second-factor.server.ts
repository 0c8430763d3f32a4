import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { keyedHash } from "#app/lib/crypto.server.ts";
import { limit, refund } from "#app/lib/rate-limit.server.ts";
import { pageLanguage } from "#app/lib/visitor.server.ts";
import { plainDigits } from "#app/lib/written-values.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { withFrom } from "./auth-page.tsx";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { checkPassword, currentPasswordSchema } from "./profile.server.ts";
import { saidToMember } from "./said.server.ts";
import { mailSecondFactor } from "./second-factor-mail.server.ts";
import { type Member, sessionIdOf } from "./session.server.ts";

/** The page for whoever has just signed in and wants `to`: first the one that asks for a code, where it must. */
export const nextPage = ({ secondFactor }: Member, to: string): string =>
  secondFactor === "asked" ? withFrom("/auth/code", to) : to;

const say = sentencesOf("profileSaid");

const code = z
  .string({ error: say("secondFactor.enter") })
  .transform((typed) => plainDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, ""))
  .pipe(z.string().regex(/^(?:\d{6}|\d{12})$/, say("secondFactor.digits")));
export const secondFactorSchema = z.object({ code });

/** `secret` in hex, as the page had it. */
export const enrolmentSchema = () =>
  currentPasswordSchema().extend({
    secret: z.string().regex(/^[0-9a-f]{40}$/),
    code,
  });

/** What the database encrypts with; it keeps none. */
const keyOf = ({ id }: Member) => keyedHash(`second-factor ${id}`);

const wrongCode = () => saidToMember()("secondFactor.wrong");
/** Admins alone are asked again. */
export const codeWanted =
  "Enter a code from your authenticator app for this. The last one was more than 15 minutes ago.";

/** Proves the session. A right code counts once. */
export async function proveSecondFactor(
  supabase: Supabase,
  member: Member,
  code: string,
): Promise<Refusal<"code"> | null> {
  const allowed = await limit("second-factor", member.id);
  if (!allowed.allowed)
    return { field: null, message: saidToMember()("tooManyTries"), retryAfter: allowed.retryAfter };
  const { data: used, error } = await supabase.rpc("prove_second_factor", { code, key: keyOf(member) });
  if (error)
    return serviceRefusal(error, "A code could not be checked", saidToMember()("secondFactor.checkFailed"));
  if (!used) return { field: "code", message: wrongCode() };
  await refund("second-factor", member.id);
  if (used === "recovery") void mailSecondFactor(member.email, "recoveryCode");
  return null;
}

/** For forms that may be asked again for a code: proves by the one in it. Null where it is right, or there is none. */
export async function proveByForm(
  supabase: Supabase,
  member: Member,
  form: FormData,
): Promise<Refusal<"code"> | null> {
  if (!form.get("code")) return null;
  const parsed = secondFactorSchema.safeParse({ code: form.get("code") });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message = issue ? sentenceIn(pageLanguage(), issue.message) : wrongCode();
    return { field: "code", message };
  }
  return proveSecondFactor(supabase, member, parsed.data.code);
}

/** The same whenever the form is sent again: a second tap shows the codes that the first one kept. */
function recoveryCodesOf(member: Member, secret: string): string[] {
  return Array.from({ length: 10 }, (_, index) => {
    const hash = createHmac("sha256", keyOf(member)).update(`recovery ${secret} ${index}`).digest();
    return String(hash.readUIntBE(0, 6) % 10 ** 12).padStart(12, "0");
  });
}

/** Turns it on, proves the session, and returns the recovery codes, which are shown this once. */
export async function turnOnSecondFactor(
  supabase: Supabase,
  member: Member,
  { secret, code, currentPassword }: z.infer<ReturnType<typeof enrolmentSchema>>,
): Promise<Refusal<"code" | "currentPassword"> | { recoveryCodes: string[] }> {
  const allowed = await limit("second-factor", member.id);
  if (!allowed.allowed)
    return { field: null, message: saidToMember()("tooManyTries"), retryAfter: allowed.retryAfter };
  const { data } = await supabase.auth.getSession();
  const recoveryCodes = recoveryCodesOf(member, secret);
  let answer: "on" | "wrong" | "already" | undefined;
  const refusal = await checkPassword(member, currentPassword, async (client, token) => {
    const { data: isOn, error } = await client
      .rpc("set_second_factor", {
        secret,
        code,
        key: keyOf(member),
        recovery_codes: recoveryCodes,
        session_id: sessionIdOf(data.session?.access_token ?? token),
      })
      .setHeader("Authorization", `Bearer ${token}`);
    answer = error?.message === "already_on" ? "already" : isOn ? "on" : "wrong";
    return { error: answer === "already" ? null : error };
  });
  if (refusal) return refusal;
  if (answer === "already")
    return { field: null, message: saidToMember()("secondFactor.already"), status: 409 };
  if (answer === "wrong") return { field: "code", message: wrongCode() };
  await refund("second-factor", member.id);
  void mailSecondFactor(member.email, "on");
  return { recoveryCodes };
}

export async function ownSecondFactor(supabase: Supabase) {
  return (await supabase.rpc("own_second_factor").maybeSingle().throwOnError()).data;
}

/** Right after a code was given. */
export async function turnOffSecondFactor(
  supabase: Supabase,
  member: Member,
): Promise<Refusal<never> | null> {
  const { data: wasOn, error } = await supabase.rpc("remove_second_factor");
  if (error)
    return serviceRefusal(
      error,
      "Two-step sign-in was not turned off",
      saidToMember()("secondFactor.offFailed"),
    );
  if (wasOn) void mailSecondFactor(member.email, "off");
  return null;
}
