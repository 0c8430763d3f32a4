import { longestSearch } from "./form-limits.ts";
import { oneLine } from "./sanitize-text.ts";

/** What an address asks to search for, on one line; "" where it asks for nothing. */
export function searchText(parameters: URLSearchParams, name = "search", longest = longestSearch): string {
  // By code points: nothing is cut through the middle of a sign.
  return [...oneLine(parameters.get(name) ?? "")].slice(0, longest).join("");
}
