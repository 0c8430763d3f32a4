import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Language } from "#app/words/languages.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { pageLanguage } from "./visitor.server.ts";

const say = sentencesOf("wrong");

/** What an empty field says itself where one sentence above the form is about several. */
const missingWords: Record<string, string> = {
  title: say("missing.title"),
  company: say("missing.company"),
  location: say("missing.location"),
  start_date: say("missing.start_date"),
  end_date: say("missing.end_date"),
  term: say("missing.term"),
  definition: say("missing.definition"),
  name: say("missing.name"),
  email: say("missing.email"),
  password: say("missing.password"),
  confirmPassword: say("missing.confirmPassword"),
  image: say("missing.image"),
};

export const missingWord = (name: PropertyKey | undefined): string[] =>
  [missingWords[String(name)]].filter((word) => word !== undefined);

/** One message per field, in the language of the page, and in plain words where the schema has none: zod's own are for programmers. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  language: Language = pageLanguage(),
) {
  const formatError = (issues: z.core.$ZodIssue[]) =>
    firstOf(issues).map((message) => sentenceIn(language, message));
  return parseWithZod(form, { schema, error: plainWords, formatError });
}

/** The first thing that a schema without a form finds wrong, in English. */
export const firstProblem = ({ issues: [issue] }: z.ZodError): string =>
  sentenceIn("en", issue?.message ?? "");

type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };

/** The form with what is wrong; or, after one of its own buttons, with what that asked for and nothing else to correct. */
export function replyTo(
  submission: Submission<object>,
  errors: Errors,
  language: Language = pageLanguage(),
): SubmissionResult<string[]> {
  const said = (sentences: string[] = []) => sentences.map((sentence) => sentenceIn(language, sentence));
  const fieldErrors = Object.fromEntries(
    Object.entries(errors.fieldErrors ?? {}).map(([name, sentences]) => [name, said(sentences)]),
  );
  const formErrors = errors.formErrors && { formErrors: said(errors.formErrors) };
  if (submission.status) return submission.reply({ fieldErrors, ...formErrors });
  const error = { ...fieldErrors, ...(formErrors && { "": formErrors.formErrors }) };
  const validated = Object.fromEntries(Object.keys(error).map((name) => [name, true]));
  return { ...submission.reply(), error, state: { validated } };
}

const firstOf = (issues: z.core.$ZodIssue[]) =>
  issues
    .slice(0, 1)
    .flatMap((issue) =>
      isMissing(issue) && issue.path.length === 1
        ? [issue.message, ...missingWord(issue.path[0])]
        : [issue.message],
    );

/** Of texts, dates too: a number may also be something else. */
const isMissing = (issue: z.core.$ZodIssue) =>
  (issue.code === "invalid_type" &&
    issue.expected === "string" &&
    !Object.values(own).includes(issue.message)) ||
  (issue.code === "too_small" && issue.minimum === 1);

const own = {
  twoFiles: say("twoFiles"),
  twice: say("twice"),
  option: say("option"),
  missing: say("empty"),
  other: say("other"),
};

const plainWords: z.core.$ZodErrorMap = ({ code, input, expected }) => {
  if (Array.isArray(input)) return expected === "file" ? own.twoFiles : own.twice;
  if (code === "invalid_value") return own.option;
  return input === undefined ? own.missing : own.other;
};
