import { randomUUID } from "node:crypto";
import { isUuid } from "./uuid.ts";

/** Drawn into the form, so that posting it twice does one thing. */
export function submissionIdOf(form: FormData): string {
  const sent = form.get("submission_id");
  return isUuid(sent) ? sent : randomUUID();
}
