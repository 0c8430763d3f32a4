import type { Variant } from "#app/content/logo/variants.ts";
import type { Entry } from "#seeds/entry.ts";

export type LogoSeed = Entry & {
  title: string;
  company: string;
  description: string | null;
  designer: string;
  year: number | null;
  tags: string[];
  country: string;
  sector: string | null;
  mark_form: string;
  source_url?: string;
  guidelines_url?: string;
  license?: string;
  featured?: boolean;
  /** Name of the drawing in seeds/logos. */
  file: string;
  /** What the drawing shows, a mark unless told. */
  layout?: Variant["layout"];
  /** Names of further files, such as `wordmark-dark`. */
  variants?: string[];
};
