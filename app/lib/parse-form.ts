import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/**
 * The values of a posted form, or what is wrong with them. What a schema has no words for, since no form of ours sends
 * it, is said plainly: the library's own words are for programmers, and list what is behind the form. Of a field that
 * is wrong in several ways the first is said: what is wrong with a date that exists says nothing of one that does not.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, error: plainWords, formatError: firstOf });
}

const firstOf = (issues: z.core.$ZodIssue[]) => issues.slice(0, 1).map(({ message }) => message);

const plainWords: z.core.$ZodErrorMap = ({ code, input, expected }) => {
  if (Array.isArray(input))
    return expected === "file" ? "Choose one file only." : "Fill in this field once only.";
  if (code === "invalid_value") return "Choose one of the options.";
  if (input === undefined) return "Please fill in this field.";
  return "This is not what this field is for.";
};
