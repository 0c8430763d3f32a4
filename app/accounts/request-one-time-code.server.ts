import { data, redirect } from "react-router";
import { z } from "zod";
import { anonymousClient, serverClient } from "#app/backend/clients.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { signedCookie } from "#app/lib/cookies.server.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { log } from "#app/lib/log.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { type LimitResult, limit, tooMany } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { isServiceFailure, mailRetryAfter } from "./auth-error.server.ts";
import { type OneTimeType, oneTimeTypes } from "./one-time-code.ts";
import { email } from "./schema.ts";

export const requestedTypes = z.enum(oneTimeTypes).exclude(["email_change"]);
type RequestedType = Exclude<z.infer<typeof requestedTypes>, "signup">;

const awaitedSchema = z.object({
  email: z.string(),
  type: requestedTypes,
  from: z.string().default(""),
  /** Known only where the account was signed up. */
  signUpId: z.uuid().optional(),
});
export type AwaitedCode = z.infer<typeof awaitedSchema>;

/** Remembers where a mail went, and the page (`from`) to go on to. */
export const awaitedCode = signedCookie("awaited-code", awaitedSchema, {
  path: "/auth/confirm",
  maxAge: 900,
});

/** Browsers drop a cookie of more than 4 KB. */
const longestPage = 1000;

const schema = z.object({ email: email("Please enter your email") });

/** Action of the pages that have a link and a code mailed. Answers every well-formed address alike. */
export async function requestCode(type: RequestedType, { request, url }: { request: Request; url: URL }) {
  const submission = parseForm(await readForm(request), schema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const allowed = await mailOneTimeCode(type, request, submission.value.email);
  if (!allowed.allowed) {
    const formErrors = ["Too many email requests from this network. Please try again later."];
    return data({ result: submission.reply({ formErrors }) }, tooMany(allowed.retryAfter));
  }
  return awaitCode({ email: submission.value.email, type }, url);
}

/** To the page that takes the code of the mail, with `toast` where there is something to say. */
export async function awaitCode(
  awaited: Omit<AwaitedCode, "from">,
  url: URL,
  toast?: FlashMessage,
): Promise<Response> {
  const page = safeRedirect(url.searchParams.get("from"), "");
  const from = page.length > longestPage ? "" : page;
  const headers = { "Set-Cookie": await awaitedCode.keep({ ...awaited, from }) };
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
  const allowed = await limit("account-mail", clientAddress(request));
  if (!allowed.allowed) return allowed;
  if ((await limit("account-mail-recipient", to)).allowed) void askService(type, to);
  return { allowed: true };
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
