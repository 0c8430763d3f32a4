import { setTimeout as wait } from "node:timers/promises";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { mailIsOn } from "#app/lib/env.server.ts";
import { limitEach, refund, refundEach } from "#app/lib/rate-limit.server.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { isServiceFailure } from "./auth-error.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { knownBrowser } from "./known-browser.server.ts";
import { type Member, newlySignedIn } from "./session.server.ts";

/** Milliseconds; longer than a password check: a hosted service makes none for an address that it does not know. */
const minAnswerMs = 400;

/** Seconds; closer to the end of a period, taking a try back could refund one of the next, and buy guesses. */
const refundMarginSeconds = 11;

export async function equalizeAnswerTime(started: number): Promise<void> {
  await wait(Math.max(0, started + minAnswerMs - performance.now()));
}

/** Signs in on the request's client. While a rate limit holds, the right password waits too. */
export async function signIn(
  supabase: Supabase,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<Refusal<never> | { member: Member }> {
  const t = translator(languageOf(request), "account");
  const started = performance.now();
  const browser = await knownBrowser(request, email);
  const byAddress = ["sign-in-address", clientAddress(request)] as const;
  const tries = [byAddress, ["sign-in-account", browser ? `${email} ${browser}` : email]] as const;
  const allowed = await limitEach(tries);
  if (!allowed.allowed) {
    // Never checked, so not counted: people behind one address would lock each other out.
    if (allowed.name === "sign-in-address" && allowed.retryAfter > refundMarginSeconds)
      await refund(...byAddress);
    return {
      field: null,
      message: t(mailIsOn ? "errors.triesOrMail" : "errors.tries"),
      retryAfter: allowed.retryAfter,
    };
  }
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    await equalizeAnswerTime(started);
    if (isServiceFailure(error))
      return { ...serviceRefusal(error, "Failed to login"), message: t("errors.signIn") };
    // Whoever has just signed up with an address, and in with it, must not read whether it was taken.
    const isInvalid = error.code === "invalid_credentials" || error.code === "email_not_confirmed";
    return { field: null, message: isInvalid ? t(invalid) : error.message || t("errors.signIn") };
  }
  const [member] = await Promise.all([newlySignedIn(supabase), refundEach(tries)]);
  return member ? { member } : { field: null, message: t("errors.inactive"), status: 403 };
}

const invalid = mailIsOn ? "errors.invalidOrUnconfirmed" : "errors.invalid";
