import { z } from "zod";
import { choice, requiredLine, requiredText, wordList } from "#app/lib/text-fields.ts";
import { jargonCategories } from "./options.ts";

export const jargonRequired = "Term and definition are required.";

export const jargonSchema = z.object({
  term: requiredLine(jargonRequired, 80),
  definition: requiredText(jargonRequired, 2000),
  category: choice(jargonCategories, { what: "a category" }).optional(),
  related_terms: wordList(12, 80, {
    many: "Use at most 12 related terms.",
    long: "Use at most 80 characters for a related term.",
  }),
});
