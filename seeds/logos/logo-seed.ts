import type { Variant } from "#app/content/logo/variants.ts";
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
  /** What the drawing shows, a mark unless told. */
  layout?: Variant["layout"];
  /** Names of further files, such as `wordmark-dark`. */
  variants?: string[];
};
