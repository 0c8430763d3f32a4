import { setTimeout as wait } from "node:timers/promises";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { forgive, forgiveEach, limit, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { isServiceFailure } from "./auth-error.server.ts";
import { type Refusal, serviceRefusal } from "./form-refusal.server.ts";
import { inactiveAccount, newlySignedIn } from "./session.server.ts";

/** Milliseconds; longer than a password check, so that timing does not tell who has an account. */
const answerAfter = 400;

/** Seconds; closer to the end of a period, taking a try back could refund one of the next, and buy guesses. */
const takenBackWithin = 11;

/** Waits until `answerAfter` has passed since `started` (performance.now()). */
export async function evenOut(started: number): Promise<void> {
  await wait(Math.max(0, started + answerAfter - performance.now()));
}

/** Signs in on the request's client. While a rate limit holds, the right password waits too. */
export async function signIn(
  supabase: Supabase,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<Refusal<never> | null> {
  const started = performance.now();
  const tries = [
    ["sign-in-address", clientAddress(request)],
    ["sign-in-account", email],
  ] as const;
  const [byAddress, byAccount] = tries;
  let allowed = await limit(...byAddress);
  // Never checked, so not counted: people behind one address would lock each other out.
  if (allowed.allowed) allowed = await limit(...byAccount);
  else if (allowed.retryAfter > takenBackWithin) await forgive(...byAddress);
  if (!allowed.allowed) return { field: null, message: tooManyTries, retryAfter: allowed.retryAfter };
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    await evenOut(started);
    if (isServiceFailure(error)) return serviceRefusal(error, "Failed to login");
    const help = error.code === "email_not_confirmed" ? ". Open the link that we mailed you first." : "";
    return { field: null, message: (error.message || "Failed to login") + help };
  }
  await forgiveEach(tries);
  if (await newlySignedIn(supabase)) return null;
  return { field: null, message: inactiveAccount, status: 403 };
}
