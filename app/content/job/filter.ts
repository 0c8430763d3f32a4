import { oneLine } from "#app/lib/one-line.ts";
import { jobCategories, jobTypes } from "./options.ts";

export const longestSearch = 120;

/** What an address asks of the jobs; words it cannot know ask for nothing. */
export function readJobFilter(parameters: URLSearchParams) {
  const category = parameters.get("category");
  const type = parameters.get("type");
  return {
    search: oneLine(parameters.get("search") ?? "").slice(0, longestSearch),
    category: jobCategories.find((name) => name === category),
    type: jobTypes.find((name) => name === type),
    remote: parameters.get("remote") === "yes",
  };
}
