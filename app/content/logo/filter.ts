import { oneLine } from "#app/lib/sanitize-text.ts";
import { searchText } from "#app/lib/search-text.ts";

export function readLogoFilter(parameters: URLSearchParams) {
  return {
    search: searchText(parameters),
    company: oneLine(parameters.get("company") ?? ""),
  };
}
