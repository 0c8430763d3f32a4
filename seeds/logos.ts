import { letterMarks } from "./logos/letters.ts";
import type { LogoSeed } from "./logos/logo-seed.ts";
import { patternMarks } from "./logos/patterns.ts";
import { pictureMarks } from "./logos/pictures.ts";
import { variants } from "./logos/variants.ts";

/** On top of the home page. */
const featured = new Set([
  "kente-collective",
  "savane-coffee",
  "tembo-logistics",
  "mbira-labs",
  "sunbird-solar",
  "nile-transit",
  "harmattan-fm",
  "ndege-air",
  "karite-skincare",
]);

export const logos: LogoSeed[] = [...pictureMarks, ...patternMarks, ...letterMarks].map((seed) => ({
  ...seed,
  featured: featured.has(seed.key),
  ...variants[seed.key],
}));
