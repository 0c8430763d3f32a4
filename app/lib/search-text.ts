import { oneLine } from "./one-line.ts";

/** How many characters of a search count; fields take no more, and addresses are cut. */
export const longestSearch = 120;

/** What an address asks to search for, on one line; "" where it asks for nothing. */
export function searchText(parameters: URLSearchParams, name = "search"): string {
  return oneLine(parameters.get(name) ?? "").slice(0, longestSearch);
}
