import type { Submission } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { anonymousClient, serverClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { signedCookie } from "#app/lib/cookies.server.ts";
import { env } from "#app/lib/env.server.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import {
  type LimitResult,
  limit,
  limitEach,
  refundEach,
  type Tries,
  tooManyRequests,
} from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { plainDigits } from "#app/lib/written-values.ts";
import { languageOf, languages } from "#app/words/languages.ts";
import { type Translator, translator } from "#app/words/translator.ts";
import { logAccountAction } from "./audit-log.server.ts";
import { isServiceFailure, mailRetryAfter } from "./auth-error.server.ts";
import { rememberBrowser } from "./known-browser.server.ts";
import { limitMails } from "./mail-limit.server.ts";
import { type OneTimeType, oneTimeTypes } from "./one-time-code.tsx";
import { allowReset } from "./password.server.ts";
import { email } from "./schema.ts";
import { nextPage } from "./second-factor.server.ts";
import { type Member, newlySignedIn, sessionIdOf } from "./session.server.ts";

const messages = {
  inactive: "errors.inactive",
  unavailable: "errors.unavailable",
  limited: "errors.tries",
} as const;

export async function oneTimeCodeAnswer(
  proof: Link | { type: OneTimeType },
  verification: Verification,
  request: Request,
  submission?: Submission<Record<string, unknown>>,
) {
  const t = translator(languageOf(request), "account");
  if (verification.ok) return goOn(proof.type, verification, request);
  const link = "token_hash" in proof ? proof : null;
  const init =
    verification.reason === "limited"
      ? tooManyRequests(verification.retryAfter)
      : { status: { expired: submission ? 400 : 410, inactive: 403, unavailable: 503 }[verification.reason] };
  if (verification.reason === "expired") {
    const fieldErrors = { token: [t("errors.wrongCode")] };
    return data(
      { link, expired: !submission, message: null, result: submission?.reply({ fieldErrors }) ?? null },
      init,
    );
  }
  const message = t(messages[verification.reason]);
  const result = submission?.reply({ formErrors: [message] }) ?? null;
  return data({ link, expired: false, message, result }, init);
}

async function goOn(type: OneTimeType, verification: Verification & { ok: true }, request: Request) {
  const language = languageOf(request);
  const t = translator(language, "account");
  const { member } = verification;
  if (!member)
    return redirectWithToast("/login", {
      kind: "info",
      title: t("welcome.oneMore.title"),
      text: t("welcome.oneMore.text"),
    });
  if (type === "email_change") await logAccountAction(member, "email changed");
  const wanted = nextPage(
    member,
    type === "email_change" ? "/dashboard/profile" : await wantedPage(request, type),
  );
  const headers = new Headers({ "Set-Cookie": await rememberBrowser(request, member.email) });
  const welcome = { kind: "success", title: t(`welcome.${type}`) } as const;
  if (!verification.choosesPassword) return redirectWithToast(wanted, welcome, { headers });
  headers.append("Set-Cookie", await allowReset(member.id, wanted, language));
  if (type === "recovery") return redirect("/reset-password", { status: 303, headers });
  return redirectWithToast("/reset-password", { ...welcome, text: t("welcome.choosePassword") }, { headers });
}

const linkSchema = z.object({ token_hash: z.string().min(1).max(200), type: z.enum(oneTimeTypes) });
export type Link = z.infer<typeof linkSchema>;

export function readLink(from: Record<string, unknown>): Link | null {
  return linkSchema.safeParse(from).data ?? null;
}

const requestedTypes = z.enum(oneTimeTypes).exclude(["email_change"]);
type RequestedType = Exclude<z.infer<typeof requestedTypes>, "signup">;

export const codeSchema = (t: Translator<"account">) =>
  z.object({
    email: email(t, t("errors.missing.email")),
    token: z
      .string({ error: t("errors.missing.code") })
      .transform((code) => plainDigits(code).replace(/[\s\p{Pd}\p{Cf}]/gu, ""))
      .pipe(z.string().regex(/^\d{6,10}$/, t("errors.digits"))),
    type: requestedTypes.catch("recovery"),
  });
type TypedCode = z.infer<ReturnType<typeof codeSchema>>;

export type Verification =
  // `choosesPassword`: there is none anymore, or it was forgotten.
  | { ok: true; member: Member; choosesPassword: boolean }
  // The link sent to the other address must be opened as well.
  | { ok: true; member: null }
  | { ok: false; reason: "expired" | "inactive" | "unavailable" }
  | { ok: false; reason: "limited"; retryAfter: number };

/** What a browser may know of the account before: who is signed in, and the sign-up that was made here. */
export type KnownToBrowser = { memberId?: string | undefined; signUpId?: string | undefined };

export async function verifyOneTimeCode(
  supabase: Supabase,
  request: Request,
  proof: Link | TypedCode,
  before: KnownToBrowser = {},
): Promise<Verification> {
  const guesses: Tries = [
    ["code-address", clientAddress(request)],
    ...("email" in proof ? [["code", proof.email] as const] : []),
  ];
  const allowed = await limitEach(guesses);
  if (!allowed.allowed) return { ok: false, reason: "limited", retryAfter: allowed.retryAfter };
  const { data, error } = await supabase.auth.verifyOtp("email" in proof ? asTyped(proof) : proof);
  if (error) return { ok: false, reason: isServiceFailure(error) ? "unavailable" : "expired" };
  await refundEach(guesses);
  if (!data.session) return { ok: true, member: null };
  const server = await serverClient();
  const proven = await server.rpc("prove_address", {
    session_id: sessionIdOf(data.session.access_token),
    ...(before.memberId && { member_before: before.memberId }),
    ...(before.signUpId && { sign_up_id: before.signUpId }),
  });
  if (proven.error) {
    log.error({ err: proven.error }, "whose address it is could not be kept");
    await supabase.auth.signOut({ scope: "local" });
    return { ok: false, reason: "unavailable" };
  }
  const member = await newlySignedIn(supabase);
  return member
    ? { ok: true, member, choosesPassword: proof.type === "recovery" || proven.data }
    : { ok: false, reason: "inactive" };
}

/** The code of a mail that signs in: an account that was not confirmed yet gets that of its confirmation. */
function asTyped({ email, token, type }: TypedCode) {
  const either = env.SUPABASE_URL ? "email" : "magiclink";
  return { email, token, type: type === "recovery" ? type : either } as const;
}

const awaitedSchema = z.object({
  email: z.string(),
  type: requestedTypes,
  from: z.string().default(""),
  signUpId: z.uuid().optional(),
});
export type AwaitedCode = z.infer<typeof awaitedSchema>;

/** Remembers where a mail went, and the page (`from`) to go on to. */
export const awaitedCode = signedCookie("awaited-code", awaitedSchema, {
  path: "/auth/confirm",
  maxAge: 900,
});

export async function forgetAwaitedCode(headers: Headers): Promise<void> {
  for (const language of languages) headers.append("Set-Cookie", await awaitedCode.forget(language));
}

/** Browsers drop a cookie of more than 4 KB. */
const longestPage = 1000;

/** Action of the pages that have a link and a code mailed. Answers every well-formed address alike. */
export async function requestCode(type: RequestedType, { request, url }: { request: Request; url: URL }) {
  const language = languageOf(request);
  const t = translator(language, "account");
  const schema = z.object({ email: email(t, t("errors.missing.email")) });
  const submission = parseForm(await readShortForm(request), schema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const allowed = await mailOneTimeCode(type, request, submission.value.email);
  if (!allowed.allowed) {
    const formErrors = [t(allowed.name === "account-mail" ? "errors.network" : "errors.mailed")];
    return data({ result: submission.reply({ formErrors }) }, tooManyRequests(allowed.retryAfter));
  }
  return awaitCode({ email: submission.value.email, type }, url);
}

export async function awaitCode(
  awaited: Omit<AwaitedCode, "from">,
  url: URL,
  toast?: FlashMessage,
): Promise<Response> {
  const page = safeRedirect(url.searchParams.get("from"), "");
  const from = page.length > longestPage ? "" : page;
  const headers = new Headers();
  // The link in the mail leads to the page of their own language.
  for (const one of languages)
    headers.append("Set-Cookie", await awaitedCode.keep({ ...awaited, from }, one));
  return toast
    ? redirectWithToast("/auth/confirm", toast, { headers })
    : redirect("/auth/confirm", { status: 303, headers });
}

/** Not awaited, so that the answer takes the same time whether `to` has an account or not. */
export async function mailOneTimeCode(
  type: RequestedType,
  request: Request,
  to: string,
): Promise<LimitResult> {
  const network = await limit("account-mail", clientAddress(request));
  const allowed = network.allowed ? await limitMails(type, to) : network;
  if (allowed.allowed) void askService(type, to);
  return allowed;
}

async function askService(type: RequestedType, to: string): Promise<void> {
  const { auth } = await anonymousClient();
  const { error } =
    type === "recovery"
      ? await askForRecovery(to)
      : await auth.signInWithOtp({ email: to, options: { shouldCreateUser: false } });
  const failed = error && isServiceFailure(error) && mailRetryAfter(error) === null;
  if (failed) log.error({ err: error, type }, "no account mail was asked for");
}

/** Its link signs in, too, if it is called another: what it is for is kept first. */
async function askForRecovery(to: string) {
  const server = await serverClient();
  const { error, status } = await server.rpc("expect_recovery", { email: to });
  if (error) return { error: { ...error, status } };
  return (await anonymousClient()).auth.resetPasswordForEmail(to);
}

/** The page that whoever asked for a mail of `type` in this browser wanted. */
export async function wantedPage(request: Request, type: OneTimeType): Promise<string> {
  const code = await awaitedCode.read(request);
  return safeRedirect(code?.type === type ? code.from : null, "/dashboard");
}
