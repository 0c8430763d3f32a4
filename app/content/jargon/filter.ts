import { searchText } from "#app/lib/search-text.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { categoryIn } from "./category.ts";
import { jargonCategories } from "./options.ts";

/** As a language says it; what is stored stays English. */
export const termChoiceIn = (language: Language, name: string, value: string): string =>
  name === "category" ? categoryIn(translator(language, "jargon"), value) : value;

export function readTermFilter(parameters: URLSearchParams) {
  const letter = (parameters.get("letter") ?? "").toUpperCase();
  const category = parameters.get("category");
  return {
    search: searchText(parameters),
    category: jargonCategories.find((name) => name === category) ?? "",
    letter: /^[A-Z#]$/.test(letter) ? letter : "",
  };
}
