import type { Entry } from "./entry.ts";
import { letterMarks } from "./logos/letters.ts";
import { patternMarks } from "./logos/patterns.ts";
import { pictureMarks } from "./logos/pictures.ts";

export type LogoSeed = Entry & {
  title: string;
  company: string;
  description: string | null;
  designer: string | null;
  year: number | null;
  tags: string[];
  /** Name of the drawing in seeds/logos. */
  file: string;
};

/** Marks of invented brands by invented designers. */
export const logos: LogoSeed[] = [...pictureMarks, ...patternMarks, ...letterMarks];
