import type { Outcome } from "./users.server.ts";

/** The list of users in the state that a dialog's address carries. */
export const userList = (url: URL) => `/dashboard/users${url.search}`;

type Errors = { fieldErrors?: Record<string, string[]>; formErrors?: string[] };

/** What a form says about a change that was refused, beside the field that is to blame if one is. */
export function errorsOf({ field, message }: Extract<Outcome, { ok: false }>): Errors {
  return field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
}
