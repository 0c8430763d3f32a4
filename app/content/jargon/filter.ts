import { oneLine } from "#app/lib/one-line.ts";
import { jargonCategories } from "./options.ts";

export const longestSearch = 80;

/** What an address asks of the dictionary; words it cannot know ask for nothing. */
export function readTermFilter(parameters: URLSearchParams) {
  const letter = (parameters.get("letter") ?? "").toUpperCase();
  const category = parameters.get("category");
  return {
    search: oneLine(parameters.get("search") ?? "").slice(0, longestSearch),
    category: jargonCategories.find((name) => name === category) ?? "",
    letter: /^[A-Z#]$/.test(letter) ? letter : "",
  };
}
