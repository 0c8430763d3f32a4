import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { FormValues } from "#app/lib/form-values.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";

const svg = (before: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${before}<circle cx="4" cy="4" r="3"/></svg>`;

export const drawing = (name = "mark.svg", before = "") =>
  new File([svg(before)], name, { type: "image/svg+xml" });

/** As a browser sends them: the name of the second speaker is `speakers[1].name`. */
function fieldsOf(values: FormValues): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") fields[name] = value;
    else
      for (const [index, row] of value.entries())
        for (const [part, text] of Object.entries(row)) fields[`${name}[${index}].${part}`] = text;
  }
  return fields;
}

export function formOf(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(values))) form.set(name, value);
  return form;
}

/** With all that the schema says of it, in English. */
export const parseBySchema = <Schema extends z.ZodType>(form: FormData, schema: Schema) =>
  parseWithZod(form, {
    schema,
    formatError: (issues: z.core.$ZodIssue[]) => issues.map(({ message }) => sentenceIn("en", message)),
  });

export const submittedLogo = (fields: Record<string, string | File>) => ({
  kind: "logo",
  title: "Baobab",
  company: "Baobab Bank",
  ...fields,
});

export const submittedJob = (fields: Record<string, string>) => ({
  kind: "job",
  title: "Type designer",
  company: "Yaz Foundry",
  location: "Tunis",
  job_type: "Full-time",
  category: "Design",
  description: "Draw letters for nine scripts with a small team.",
  contact_email: "jobs@example.com",
  ...fields,
});
