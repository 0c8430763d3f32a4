import { oneLine } from "#app/lib/one-line.ts";

const longestSearch = 120;

/** What a list is searched for. */
export function searchOf(url: URL): string {
  return oneLine(url.searchParams.get("search") ?? "").slice(0, longestSearch);
}

/** The one of `options` that a parameter names, or "". */
export function filterOf<Option extends string>(
  url: URL,
  name: string,
  options: readonly Option[],
): Option | "" {
  return options.find((option) => option === url.searchParams.get(name)) ?? "";
}

/** A list that could not be read. */
export const noRows = { rows: [], total: 0, page: 1, pages: 1 };
