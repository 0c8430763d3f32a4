import { setTimeout as wait } from "node:timers/promises";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { forgive, limit, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { inactiveAccount } from "./inactive-account.ts";
import { serviceFailed } from "./service-failed.ts";
import { newlySignedIn } from "./session.server.ts";

export type SignInOutcome =
  | { ok: true }
  | { ok: false; status: 400 | 403 | 503; message: string }
  | { ok: false; status: 429; message: string; retryAfter: number };

/** Longer than checking a password takes, so that an unknown address answers in the time of a known one. */
const answerAfter = 400;

/** Waits until `answerAfter` milliseconds have passed since `started` (performance.now()). */
export async function evenOut(started: number): Promise<void> {
  await wait(Math.max(0, started + answerAfter - performance.now()));
}

/**
 * Signs `email` in on the request's client, which keeps the session in cookies.
 * Bad tries are counted per address and per account; while a limit holds, the right password waits too.
 */
export async function signIn(
  supabase: Supabase,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<SignInOutcome> {
  const started = performance.now();
  const tries = [
    ["sign-in-address", clientAddress(request)],
    ["sign-in-account", email],
  ] as const;
  for (const [name, key] of tries) {
    const result = await limit(name, key);
    if (!result.allowed)
      return {
        ok: false,
        status: 429,
        message: tooManyTries,
        retryAfter: result.retryAfter,
      };
  }
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    await evenOut(started);
    return serviceFailed(error)
      ? { ok: false, status: 503, message: "Failed to login" }
      : { ok: false, status: 400, message: error.message || "Failed to login" };
  }
  for (const [name, key] of tries) await forgive(name, key);
  return (await newlySignedIn(supabase))
    ? { ok: true }
    : { ok: false, status: 403, message: inactiveAccount };
}
