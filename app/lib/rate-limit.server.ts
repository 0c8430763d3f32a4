import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `points` tries in `duration` seconds per key: the visitor's address, unless the line says otherwise. */
export const limits = {
  "sign-in-address": { points: 5, duration: minute },
  /** Key: the email address tried; from a browser that has been in that account, that browser's tries there. */
  "sign-in-account": { points: 9, duration: 15 * minute },
  "sign-up": { points: 50, duration: hour },
  /** Key: the member's id. Codes of an app and recovery codes. */
  "second-factor": { points: 9, duration: 15 * minute },
  /** Key: the member's id. */
  password: { points: 5, duration: 15 * minute },
  "account-mail": { points: 10, duration: hour },
  /**
   * Key: what it is for, the recipient, with or without an account, and the visitor's address. No longer than a mailed link
   * works: whoever waits has one.
   */
  "account-mail-asked": { points: 3, duration: 10 * minute },
  /** Key: what it is for, and the recipient. */
  "account-mail-recipient": { points: 12, duration: 10 * minute },
  /** Key: the email address. The block outlives a code (ten minutes), so a guessed-at code is never good again. */
  code: { points: 9, duration: 15 * minute, blockDuration: 15 * minute },
  /** Codes and links together: a link is worth as much as its code. */
  "code-address": { points: 20, duration: 15 * minute },
  /** Key: the member's id. */
  "admin-code": { points: 5, duration: hour },
  "admin-code-address": { points: 20, duration: hour },
  "admin-access": { points: 5, duration: hour },
  newsletter: { points: 10, duration: hour },
  /** Key: the email address signed up, and the visitor's. */
  "newsletter-asked": { points: 3, duration: day },
  /** Key: the email address signed up. Short: what strangers do in its name must not keep its owner waiting. */
  "newsletter-recipient": { points: 20, duration: 10 * minute },
  contact: { points: 5, duration: hour },
  "takedown-request": { points: 5, duration: hour },
  /** Key: the email address that is mailed, and the visitor's. */
  "takedown-request-asked": { points: 3, duration: day },
  /** Key: the email address that is mailed. Short: what strangers ask in its name must not keep its owner waiting. */
  "takedown-request-recipient": { points: 20, duration: 10 * minute },
  /** Key: the takedown request whose DNS record is looked for. */
  "takedown-request-record": { points: 10, duration: hour },
  report: { points: 20, duration: hour },
  /** Key: the email address that gets an answer, and the visitor's. */
  "report-answer": { points: 5, duration: day },
  draft: { points: 120, duration: hour },
  /** Key: the member's id. They are kept before their form is sent. */
  "row-file": { points: 100, duration: hour },
  zip: { points: 120, duration: hour },
} as const;

export type LimitName = keyof typeof limits;
export type LimitResult = { allowed: true } | { allowed: false; name: LimitName; retryAfter: number };
export type Tries = readonly (readonly [name: LimitName, key: string])[];

export type Counter = {
  /** One try for each in turn, until one is over its limit: its place in `tries`. */
  count: (tries: Tries) => Promise<{ refused: number; millisecondsLeft: number } | null>;
  takeBack: (tries: Tries) => Promise<void>;
};

export function memoryCounter(): Counter {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  function limiterOf(name: LimitName): RateLimiterMemory {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: name, ...limits[name] });
      limiters.set(name, limiter);
    }
    return limiter;
  }
  return {
    async count(tries) {
      for (const [refused, [name, key]] of tries.entries())
        try {
          await limiterOf(name).consume(key);
        } catch (error) {
          if (error instanceof RateLimiterRes) return { refused, millisecondsLeft: error.msBeforeNext };
          throw error;
        }
      return null;
    },
    async takeBack(tries) {
      for (const [name, key] of tries) await limiterOf(name).reward(key);
    },
  };
}

let counter = memoryCounter();

/** Call at the start to replace the counter in this process's memory. */
export function replaceCounter(other: Counter): void {
  counter = other;
}

/** `retryAfter` in seconds. For guesses, count first and `refund` the right one, so that parallel tries count. */
export const limit = (name: LimitName, key: string): Promise<LimitResult> => limitEach([[name, key]]);

/** As `limit`, for each in turn, until one is refused. */
export async function limitEach(tries: Tries): Promise<LimitResult> {
  const over = await counter.count(tries);
  const [name] = tries[over?.refused ?? -1] ?? [];
  if (!over || !name) return { allowed: true };
  return { allowed: false, name, retryAfter: Math.max(1, Math.ceil(over.millisecondsLeft / 1000)) };
}

export const refund = (name: LimitName, key: string): Promise<void> => refundEach([[name, key]]);

export const refundEach = (tries: Tries): Promise<void> => counter.takeBack(tries);

export const tooManyTries = "Too many attempts. Please wait a while, then try again.";

export function tooManyRequests(retryAfter: number): { status: 429; headers: { "Retry-After": string } } {
  return { status: 429, headers: { "Retry-After": String(retryAfter) } };
}
