import { setTimeout as wait } from "node:timers/promises";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { forgive, forgiveEach, limit, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { inactiveAccount } from "./inactive-account.ts";
import { failedRefusal, type Refusal } from "./refusal.server.ts";
import { serviceFailed } from "./service-failed.ts";
import { newlySignedIn } from "./session.server.ts";

/** Longer than checking a password takes, so that an unknown address answers in the time of a known one. */
const answerAfter = 400;

/**
 * The seconds that taking a try back may last at most (a call to the backend, and one that was rounded up). With less
 * of the limit's time left it could be taken from the next tries: a flood at the end of each minute would buy guesses.
 */
const takenBackWithin = 11;

/** Waits until `answerAfter` milliseconds have passed since `started` (performance.now()). */
export async function evenOut(started: number): Promise<void> {
  await wait(Math.max(0, started + answerAfter - performance.now()));
}

/**
 * Signs `email` in on the request's client, which keeps the session in cookies. Returns why not; null where it is done.
 * Bad tries are counted per address and per account; while a limit holds, the right password waits too.
 */
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
  // Nobody looked at this try. Counted, it would lock people out who sign in at the same moment from one address.
  if (allowed.allowed) allowed = await limit(...byAccount);
  else if (allowed.retryAfter > takenBackWithin) await forgive(...byAddress);
  if (!allowed.allowed) return { field: null, message: tooManyTries, retryAfter: allowed.retryAfter };
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    await evenOut(started);
    if (serviceFailed(error)) return failedRefusal(error, "Failed to login");
    const help = error.code === "email_not_confirmed" ? ". Open the link that we mailed you first." : "";
    return { field: null, message: (error.message || "Failed to login") + help };
  }
  await forgiveEach(tries);
  if (await newlySignedIn(supabase)) return null;
  return { field: null, message: inactiveAccount, status: 403 };
}
