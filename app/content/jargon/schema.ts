import { z } from "zod";
import { commaSeparated } from "#app/lib/sanitize-text.ts";
import { choice, eachMaxLength, requiredLine, requiredText } from "#app/lib/text-fields.ts";
import { jargonCategories } from "./options.ts";

export const jargonRequired = "Term and definition are required.";

export const jargonSchema = z.object({
  term: requiredLine(jargonRequired, 80),
  definition: requiredText(jargonRequired, 2000),
  category: choice(jargonCategories, { what: "a category" }).optional(),
  related_terms: z
    .string()
    .optional()
    .transform((text) => commaSeparated(text ?? ""))
    .refine((terms) => terms.length <= 12, "Use at most 12 related terms.")
    .refine(eachMaxLength(80), "Use at most 80 characters for a related term."),
});
