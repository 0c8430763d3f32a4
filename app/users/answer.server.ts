import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import type { Outcome } from "./users.server.ts";

/** The list of users in the state that a dialog's address carries. */
export const userList = (url: URL) => `/dashboard/users${url.search}`;

/** What follows a form: the list with a message, or the form again with what is wrong. */
export function answer(
  outcome: Outcome,
  { url, done, reply }: { url: URL; done: string; reply: (errors: Errors) => SubmissionResult<string[]> },
) {
  if (outcome.ok) return redirectWithToast(userList(url), { kind: "success", title: done });
  const { field, message, status } = outcome;
  const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
  return data({ result: reply(errors) }, { status });
}

type Errors = { fieldErrors?: Record<string, string[]>; formErrors?: string[] };
