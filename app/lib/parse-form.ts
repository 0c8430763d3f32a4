import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** One message per field, in plain words where the schema has none: zod's own are for programmers. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, error: plainWords, formatError: firstOf });
}

type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };

/** The form with what is wrong; or, after one of its own buttons, with what that asked for and nothing else to correct. */
export function replyTo(submission: Submission<object>, errors: Errors): SubmissionResult<string[]> {
  if (submission.status) return submission.reply(errors);
  const error = { ...errors.fieldErrors, ...(errors.formErrors && { "": errors.formErrors }) };
  const validated = Object.fromEntries(Object.keys(error).map((name) => [name, true]));
  return { ...submission.reply(), error, state: { validated } };
}

const firstOf = (issues: z.core.$ZodIssue[]) => issues.slice(0, 1).map(({ message }) => message);

const plainWords: z.core.$ZodErrorMap = ({ code, input, expected }) => {
  if (Array.isArray(input))
    return expected === "file" ? "Choose one file only." : "Fill in this field only once.";
  if (code === "invalid_value") return "Choose one of the options.";
  if (input === undefined) return "Please fill in this field.";
  return "That doesn't fit this field. Please correct it.";
};
