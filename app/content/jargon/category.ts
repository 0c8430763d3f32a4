import type { Translator } from "#app/words/translator.ts";
import { jargonCategories } from "./options.ts";

/** As the page's language says it; what is stored stays English. "Other" is for terms without one. */
export function categoryIn(t: Translator<"jargon">, category: string): string {
  const known = ([...jargonCategories, "Other"] as const).find((one) => one === category);
  return known ? t(`category.${known}`) : category;
}
