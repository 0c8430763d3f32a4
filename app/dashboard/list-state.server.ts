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
