import { letterMarks } from "./logos/letters.ts";
import type { LogoSeed } from "./logos/logo-seed.ts";
import { patternMarks } from "./logos/patterns.ts";
import { pictureMarks } from "./logos/pictures.ts";
import { variants } from "./logos/variants.ts";

export const logos: LogoSeed[] = [...pictureMarks, ...patternMarks, ...letterMarks].map((seed) => ({
  ...seed,
  ...variants[seed.key],
}));
