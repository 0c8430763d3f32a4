import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `points` tries in `duration` seconds per key: the visitor's address, unless the line says otherwise. */
const limits = {
  "sign-in-address": { points: 5, duration: minute },
  /** Key: the email address tried. */
  "sign-in-account": { points: 9, duration: 15 * minute },
  "sign-up": { points: 50, duration: hour },
  /** Key: the member's id. */
  password: { points: 5, duration: 15 * minute },
  "account-mail": { points: 10, duration: hour },
  /** Key: the recipient, with or without an account. */
  "account-mail-recipient": { points: 3, duration: 15 * minute },
  /** Key: the email address. The block outlives a code (ten minutes), so a guessed-at code is never good again. */
  code: { points: 9, duration: 15 * minute, blockDuration: 15 * minute },
  /** Codes and links together: a link is worth as much as its code. */
  "code-address": { points: 20, duration: 15 * minute },
  /** Key: the member's id. */
  "admin-code": { points: 5, duration: hour },
  "admin-code-address": { points: 20, duration: hour },
  "admin-access": { points: 5, duration: hour },
  newsletter: { points: 10, duration: hour },
  /** Key: the email address signed up. */
  "newsletter-recipient": { points: 3, duration: day },
  contact: { points: 5, duration: hour },
  draft: { points: 120, duration: hour },
} as const;

export type LimitName = keyof typeof limits;
export type LimitResult = { allowed: true } | { allowed: false; retryAfter: number };

/** `consume` rejects with a RateLimiterRes after too many tries; `reward` takes one back. */
export type Limiter = {
  consume: (key: string) => Promise<unknown>;
  reward: (key: string) => Promise<unknown>;
};
type MakeLimiter = (options: IRateLimiterOptions) => Limiter;

let make: MakeLimiter = (options) => new RateLimiterMemory(options);
const limiters = new Map<LimitName, Limiter>();

/** Call at the start to replace the counters in this process's memory. */
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

/** `retryAfter` in seconds. For guesses, count first and `forgive` the right one, so that parallel tries count. */
export async function limit(name: LimitName, key: string): Promise<LimitResult> {
  try {
    await limiterOf(name).consume(key);
    return { allowed: true };
  } catch (error) {
    if (error instanceof RateLimiterRes) return refused(error.msBeforeNext);
    throw error;
  }
}

export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).reward(key);
}

export type Tries = readonly (readonly [name: LimitName, key: string])[];

/** As `limit`, for each in turn, until one is refused. */
export async function limitEach(tries: Tries): Promise<LimitResult> {
  for (const [name, key] of tries) {
    const result = await limit(name, key);
    if (!result.allowed) return result;
  }
  return { allowed: true };
}

export async function forgiveEach(tries: Tries): Promise<void> {
  for (const [name, key] of tries) await forgive(name, key);
}

export const tooManyTries = "Too many tries. Please wait a little and try again.";

export function tooMany(retryAfter: number): { status: 429; headers: { "Retry-After": string } } {
  return { status: 429, headers: { "Retry-After": String(retryAfter) } };
}
