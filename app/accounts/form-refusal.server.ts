import { log } from "#app/lib/log.server.ts";
import { tooMany } from "#app/lib/rate-limit.server.ts";

/** Why an account form was not taken, said beside `field` or, where that is null, above the form. */
export type Refusal<Field> = {
  field: Field | null;
  message: string;
  /** Seconds; set where a rate limit was reached. */
  retryAfter?: number;
  /** Set where the cause was not what was typed. */
  status?: 403 | 404 | 409 | 503;
};

/** Logs the failure of a service and refuses the form with `message`. */
export function serviceRefusal(error: unknown, message: string): Refusal<never> {
  log.error({ err: error }, message);
  return { field: null, message, status: 503 };
}

/** The errors for `submission.reply()`. */
export function replyErrors({ field, message }: Refusal<string>) {
  return field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
}

/** 429 with Retry-After, the refusal's own status, or 400. */
export function responseInit({ retryAfter, status }: Refusal<string>) {
  return retryAfter ? tooMany(retryAfter) : { status: status ?? 400 };
}
