import type { Entry } from "./entry.ts";
import { formAndIdeasTerms } from "./jargon/form-and-ideas.ts";
import { lettersAndPrintTerms } from "./jargon/letters-and-print.ts";
import { screenTerms } from "./jargon/screen.ts";
import { userExperienceTerms } from "./jargon/user-experience.ts";

type JargonCategory =
  | "Typography"
  | "Web Design"
  | "Graphic Design"
  | "Design Principles"
  | "UX Design"
  | "Print Design"
  | "Digital Design"
  | "Design Theory";

/** The key is the slug. */
export type JargonSeed = Entry & {
  term: string;
  definition: string;
  category: JargonCategory;
  related_terms: string[];
};

export const jargon: JargonSeed[] = [
  ...lettersAndPrintTerms,
  ...screenTerms,
  ...userExperienceTerms,
  ...formAndIdeasTerms,
];
