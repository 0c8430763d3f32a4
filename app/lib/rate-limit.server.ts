import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often each thing may be done: `points` times in `duration` seconds for one key. The key is the visitor's
 * address (`clientAddress(request)`) unless the line says otherwise.
 */
const limits = {
  "sign-in-address": { points: 5, duration: minute },
  /** Key: the e-mail address that was tried. The tenth bad one waits, the right password too. */
  "sign-in-account": { points: 9, duration: 15 * minute },
  "sign-up": { points: 50, duration: hour },
  /** Key: the member's id. Counts tries with the current password. */
  password: { points: 5, duration: 15 * minute },
  /** Asking for a link or code by mail. */
  "account-mail": { points: 10, duration: hour },
  /** Key: the e-mail address that is written to, with or without an account. */
  "account-mail-recipient": { points: 3, duration: 15 * minute },
  /**
   * Key: the e-mail address whose code is guessed. The tenth guess waits longer than a code lives (ten minutes):
   * no code that was guessed at is ever good again.
   */
  code: { points: 9, duration: 15 * minute, blockDuration: 15 * minute },
  /** Codes and links together: a link is worth the same as its code. */
  "code-address": { points: 20, duration: 15 * minute },
  /** Key: the member's id. */
  "admin-code": { points: 5, duration: hour },
  "admin-code-address": { points: 20, duration: hour },
  "admin-access": { points: 5, duration: hour },
  newsletter: { points: 10, duration: hour },
  /** Key: the e-mail address that is signed up. */
  "newsletter-recipient": { points: 3, duration: day },
  contact: { points: 5, duration: hour },
  draft: { points: 120, duration: hour },
} as const;

export type LimitName = keyof typeof limits;
export type LimitResult = { allowed: true } | { allowed: false; retryAfter: number };

/** Counts tries: `consume` rejects with a RateLimiterRes when there were too many, `reward` takes one back. */
export type Limiter = {
  consume: (key: string) => Promise<unknown>;
  reward: (key: string) => Promise<unknown>;
};
type MakeLimiter = (options: IRateLimiterOptions) => Limiter;

let make: MakeLimiter = (options) => new RateLimiterMemory(options);
const limiters = new Map<LimitName, Limiter>();

/** Has everything counted by limiters of another make than those in this process's memory. Call it at the start. */
export function countBy(makeLimiter: MakeLimiter): void {
  make = makeLimiter;
  limiters.clear();
}

function limiterOf(name: LimitName): Limiter {
  let limiter = limiters.get(name);
  if (!limiter) {
    limiter = make({ keyPrefix: name, ...limits[name] });
    limiters.set(name, limiter);
  }
  return limiter;
}

const refused = (millisecondsLeft: number): LimitResult => ({
  allowed: false,
  retryAfter: Math.max(1, Math.ceil(millisecondsLeft / 1000)),
});

/**
 * Counts one try of `name` for `key` and says whether it may go on; `retryAfter` is in seconds.
 * For guesses (passwords, codes) count before looking and `forgive` the right one: tries in parallel then
 * share the limit.
 */
export async function limit(name: LimitName, key: string): Promise<LimitResult> {
  try {
    await limiterOf(name).consume(key);
    return { allowed: true };
  } catch (error) {
    if (error instanceof RateLimiterRes) return refused(error.msBeforeNext);
    throw error;
  }
}

/** Takes one counted try back, such as the right password. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).reward(key);
}

/** One try that counts for several keys, such as an address and an account. */
export type Tries = readonly (readonly [name: LimitName, key: string])[];

/** As `limit`, for each in turn, up to the first that may not go on. */
export async function limitEach(tries: Tries): Promise<LimitResult> {
  for (const [name, key] of tries) {
    const result = await limit(name, key);
    if (!result.allowed) return result;
  }
  return { allowed: true };
}

/** As `forgive`, for each. */
export async function forgiveEach(tries: Tries): Promise<void> {
  for (const [name, key] of tries) await forgive(name, key);
}

/** Said to who has tried too often. */
export const tooManyTries = "Too many tries. Please wait a little and try again.";

/** Status and Retry-After of a 429 answer: `data({...}, tooMany(n))` or `new Response(text, tooMany(n))`. */
export function tooMany(retryAfter: number): { status: 429; headers: { "Retry-After": string } } {
  return { status: 429, headers: { "Retry-After": String(retryAfter) } };
}
