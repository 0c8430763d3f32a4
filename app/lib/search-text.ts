import { maxSearchLength } from "./form-limits.ts";
import { oneLine } from "./sanitize-text.ts";

export function searchText(parameters: URLSearchParams, name = "search", longest = maxSearchLength): string {
  // By code points, so that no character is cut in half.
  return [...oneLine(parameters.get(name) ?? "")].slice(0, longest).join("");
}
