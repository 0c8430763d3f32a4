import { log } from "#app/lib/log.server.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";

/** Why a member's form was not taken: beside a field, or above the form where it is about none. */
export type Refusal<Field> = {
  ok: false;
  field: Field | null;
  message: string;
  /** Seconds to wait, where there were too many tries. */
  retryAfter?: number;
  /** Where it was no fault of the member's. */
  status?: 503;
};

/** A refusal because a service failed, which is logged; the member reads `message`. */
export function failedRefusal(
  error: { code?: string | undefined; status?: number | undefined },
  message: string,
): Refusal<never> {
  log.error({ code: error.code, status: error.status }, message);
  return { ok: false, field: null, message, status: 503 };
}

/** What a form says of a refusal, as conform takes it. */
export function errorsOf({ field, message }: Refusal<string>) {
  return field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
}

/** How a refusal is answered: 400, 429 or 503. */
export function answerOf({ retryAfter, status }: Refusal<string>) {
  return retryAfter ? tooMany(retryAfter) : { status: status ?? 400 };
}
