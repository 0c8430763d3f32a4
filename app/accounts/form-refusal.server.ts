import { log } from "#app/lib/log.server.ts";
import { tooManyRequests } from "#app/lib/rate-limit.server.ts";

/** Shown beside `field`, or above the form where that is null. `Refusal | null`: null is success. */
export type Refusal<Field> = {
  field: Field | null;
  message: string;
  retryAfter?: number;
  status?: 403 | 404 | 409 | 503;
};

/** `logged` is English; `message` is what the form says, where that is in another language. */
export function serviceRefusal(error: unknown, logged: string, message = logged): Refusal<never> {
  log.error({ err: error }, logged);
  return { field: null, message, status: 503 };
}

export function replyErrors({ field, message }: Refusal<string>) {
  return field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
}

export function responseInit({ retryAfter, status }: Refusal<string>) {
  return retryAfter ? tooManyRequests(retryAfter) : { status: status ?? 400 };
}
