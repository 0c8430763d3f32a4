import { z } from "zod";
import { commaSeparated, oneLine, severalLines } from "#app/lib/one-line.ts";

export const jargonCategories = [
  "Typography",
  "Web Design",
  "Graphic Design",
  "Design Principles",
  "UX Design",
  "Print Design",
  "Digital Design",
  "Design Theory",
] as const;
export type JargonCategory = (typeof jargonCategories)[number];

export const jargonLimits = { term: 80, definition: 2000, relatedTerms: 12, relatedTerm: 80 };

export const jargonRequired = "Term and definition are required.";

const atMost = (characters: number) => `Use at most ${characters} characters`;

/** What the form of a term holds; the category may be left open. */
export const jargonSchema = z.object({
  term: z
    .string({ error: jargonRequired })
    .overwrite(oneLine)
    .min(1, { error: jargonRequired, abort: true })
    .max(jargonLimits.term, atMost(jargonLimits.term)),
  definition: z
    .string({ error: jargonRequired })
    .overwrite(severalLines)
    .min(1, { error: jargonRequired, abort: true })
    .max(jargonLimits.definition, atMost(jargonLimits.definition)),
  category: z.enum(jargonCategories, { error: "Choose one of the categories" }).optional(),
  related_terms: z
    .string()
    .optional()
    .transform((text, context) => {
      const terms = commaSeparated(text ?? "");
      if (terms.length > jargonLimits.relatedTerms) {
        context.addIssue({
          code: "custom",
          message: `Use at most ${jargonLimits.relatedTerms} related terms`,
        });
      }
      if (terms.some((term) => term.length > jargonLimits.relatedTerm)) {
        context.addIssue({
          code: "custom",
          message: `Each related term can have at most ${jargonLimits.relatedTerm} characters`,
        });
      }
      return terms;
    }),
});

export type JargonValues = z.output<typeof jargonSchema>;

/**
 * The part of a term's address that names it, as the database makes it: `jargonSlug("Négative space")`
 * is `negative-space`. Empty where the term has no letter or digit.
 */
export function jargonSlug(term: string): string {
  return term
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The letter a term is filed under: its first, without accent, or "#" where that is none of A to Z. */
export function jargonLetter(term: string): string {
  const first = term.normalize("NFKD").trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}
