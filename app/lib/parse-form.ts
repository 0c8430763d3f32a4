import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** What an empty field says itself where one sentence above the form is about several. */
const missingWords: Record<string, string> = {
  title: "Enter a title.",
  company: "Enter a company.",
  location: "Enter a location.",
  start_date: "Enter a start date.",
  end_date: "Enter an end date.",
  term: "Enter a term.",
  definition: "Enter a definition.",
  name: "Enter a name.",
  email: "Enter an email.",
  password: "Enter a password.",
  confirmPassword: "Enter the password again.",
  image: "Choose a file.",
};

export const missingWord = (name: PropertyKey | undefined, words = missingWords): string[] =>
  [words[String(name)]].filter((word) => word !== undefined);

/**
 * One message per field, in plain words where the schema has none: zod's own are for programmers. `missing` is what empty
 * fields say in another language.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  missing?: Record<string, string>,
) {
  return parseWithZod(form, { schema, error: plainWords, formatError: firstOf(missing) });
}

type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };

/** The form with what is wrong; or, after one of its own buttons, with what that asked for and nothing else to correct. */
export function replyTo(submission: Submission<object>, errors: Errors): SubmissionResult<string[]> {
  if (submission.status) return submission.reply(errors);
  const error = { ...errors.fieldErrors, ...(errors.formErrors && { "": errors.formErrors }) };
  const validated = Object.fromEntries(Object.keys(error).map((name) => [name, true]));
  return { ...submission.reply(), error, state: { validated } };
}

const firstOf = (words?: Record<string, string>) => (issues: z.core.$ZodIssue[]) =>
  issues
    .slice(0, 1)
    .flatMap((issue) =>
      isMissing(issue) && issue.path.length === 1
        ? [issue.message, ...missingWord(issue.path[0], words)]
        : [issue.message],
    );

/** Of texts, dates too: a number may also be something else. */
const isMissing = (issue: z.core.$ZodIssue) =>
  (issue.code === "invalid_type" &&
    issue.expected === "string" &&
    !Object.values(own).includes(issue.message)) ||
  (issue.code === "too_small" && issue.minimum === 1);

const own = {
  twoFiles: "Choose one file only.",
  twice: "Fill in this field only once.",
  option: "Choose one of the options.",
  missing: "Fill in this field.",
  other: "That doesn't fit this field. Correct it.",
};

const plainWords: z.core.$ZodErrorMap = ({ code, input, expected }) => {
  if (Array.isArray(input)) return expected === "file" ? own.twoFiles : own.twice;
  if (code === "invalid_value") return own.option;
  return input === undefined ? own.missing : own.other;
};
