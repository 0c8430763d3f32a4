import type { Entry } from "#seeds/entry.ts";

export type LogoSeed = Entry & {
  title: string;
  company: string;
  description: string | null;
  designer: string;
  year: number | null;
  tags: string[];
  /** Name of the drawing in seeds/logos. */
  file: string;
};
