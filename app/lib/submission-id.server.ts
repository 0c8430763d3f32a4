import { randomUUID } from "node:crypto";
import { isUuid } from "./uuid.ts";

/** The id that a form got when it was drawn, by which posting it twice does one thing; a new one where it has none. */
export function submissionIdOf(form: FormData): string {
  const sent = form.get("submission_id");
  return isUuid(sent) ? sent : randomUUID();
}
