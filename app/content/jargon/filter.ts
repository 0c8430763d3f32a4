import { searchText } from "#app/lib/search-text.ts";
import { jargonCategories } from "./options.ts";

/** Reads a term filter from an address; unknown words are ignored. */
export function readTermFilter(parameters: URLSearchParams) {
  const letter = (parameters.get("letter") ?? "").toUpperCase();
  const category = parameters.get("category");
  return {
    search: searchText(parameters),
    category: jargonCategories.find((name) => name === category) ?? "",
    letter: /^[A-Z#]$/.test(letter) ? letter : "",
  };
}
