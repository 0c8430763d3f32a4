import { oneLine } from "#app/lib/one-line.ts";

export const longestSearch = 120;

/** What an address asks of the logos. */
export function readLogoFilter(parameters: URLSearchParams) {
  return {
    search: oneLine(parameters.get("search") ?? "").slice(0, longestSearch),
    company: oneLine(parameters.get("company") ?? ""),
  };
}
