import { oneLine } from "#app/lib/one-line.ts";
import { searchText } from "#app/lib/search-text.ts";

/** What an address asks of the logos. */
export function readLogoFilter(parameters: URLSearchParams) {
  return {
    search: searchText(parameters),
    company: oneLine(parameters.get("company") ?? ""),
  };
}
