import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** One message per field, in plain words where the schema has none: zod's own are for programmers. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, error: plainWords, formatError: firstOf });
}

const firstOf = (issues: z.core.$ZodIssue[]) => issues.slice(0, 1).map(({ message }) => message);

const plainWords: z.core.$ZodErrorMap = ({ code, input, expected }) => {
  if (Array.isArray(input))
    return expected === "file" ? "Choose one file only." : "Fill in this field only once.";
  if (code === "invalid_value") return "Choose one of the options.";
  if (input === undefined) return "Please fill in this field.";
  return "That doesn't fit this field. Please correct it.";
};
