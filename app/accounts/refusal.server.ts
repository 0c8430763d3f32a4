import { log } from "#app/lib/log.server.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";

/** Why a form about an account was not taken: beside a field, or above the form where it is about none. */
export type Refusal<Field> = {
  field: Field | null;
  message: string;
  /** Seconds to wait, where there were too many tries. */
  retryAfter?: number;
  /** Where it was not what was typed: it is not allowed, is gone or has changed, or a service failed. */
  status?: 403 | 404 | 409 | 503;
};

/** A refusal because a service failed, which is logged; the person reads `message`. */
export function failedRefusal(error: unknown, message: string): Refusal<never> {
  log.error({ err: error }, message);
  return { field: null, message, status: 503 };
}

/** What a form says of a refusal, as conform takes it. */
export function errorsOf({ field, message }: Refusal<string>) {
  return field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
}

/** How a refusal is answered: 429, its own status, or 400. */
export function answerOf({ retryAfter, status }: Refusal<string>) {
  return retryAfter ? tooMany(retryAfter) : { status: status ?? 400 };
}
