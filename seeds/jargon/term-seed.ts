import type { jargonCategories } from "#app/content/jargon/options.ts";
import type { Entry } from "#seeds/entry.ts";

/** The key is the slug. */
export type JargonSeed = Entry & {
  term: string;
  definition: string;
  category: (typeof jargonCategories)[number];
  related_terms: string[];
};
