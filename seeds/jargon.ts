import { formAndIdeasTerms } from "./jargon/form-and-ideas.ts";
import { lettersAndPrintTerms } from "./jargon/letters-and-print.ts";
import { screenTerms } from "./jargon/screen.ts";
import type { JargonSeed } from "./jargon/term-seed.ts";
import { userExperienceTerms } from "./jargon/user-experience.ts";

export const jargon: JargonSeed[] = [
  ...lettersAndPrintTerms,
  ...screenTerms,
  ...userExperienceTerms,
  ...formAndIdeasTerms,
];
