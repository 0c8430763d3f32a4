import type { z } from "zod";

const list = (type: "conjunction" | "disjunction", words: readonly unknown[]) =>
  new Intl.ListFormat("en-GB", { type }).format(words.map(String));

/** What a parameter takes, where its own rule doesn't say it; for `safeParse`. */
export function whatItTakes(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_value") return `takes ${list("disjunction", issue.values)}`;
  if (issue.code === "too_big") return `takes at most ${issue.maximum} characters`;
  return "isn't written as the OpenAPI document says";
}

/** A sentence for each parameter that is wrong; `names` are those that there are. */
export function refusal(issues: z.core.$ZodIssue[], names: string[]): string {
  const sentences = issues.map((issue) =>
    issue.code === "unrecognized_keys"
      ? `There is no parameter ${list("disjunction", issue.keys)} here, only ${list("conjunction", names)}.`
      : `The parameter ${issue.path.join(".")} ${issue.message}.`,
  );
  return sentences.join(" ");
}
