import type { jargonCategories } from "#app/content/jargon/options.ts";
import type { Entry } from "./entry.ts";
import { formAndIdeasTerms } from "./jargon/form-and-ideas.ts";
import { lettersAndPrintTerms } from "./jargon/letters-and-print.ts";
import { screenTerms } from "./jargon/screen.ts";
import { userExperienceTerms } from "./jargon/user-experience.ts";

/** The key is the slug. */
export type JargonSeed = Entry & {
  term: string;
  definition: string;
  category: (typeof jargonCategories)[number];
  related_terms: string[];
};

export const jargon: JargonSeed[] = [
  ...lettersAndPrintTerms,
  ...screenTerms,
  ...userExperienceTerms,
  ...formAndIdeasTerms,
];
