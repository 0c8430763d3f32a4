import { searchText } from "#app/lib/search-text.ts";
import { jargonCategories } from "./options.ts";

export function readTermFilter(parameters: URLSearchParams) {
  const letter = (parameters.get("letter") ?? "").toUpperCase();
  const category = parameters.get("category");
  return {
    search: searchText(parameters),
    category: jargonCategories.find((name) => name === category) ?? "",
    letter: /^[A-Z#]$/.test(letter) ? letter : "",
  };
}
