/** A URL, or the router's location. */
type Address = { pathname: string; search: string };
export type ListChanges = Record<string, string | number | null | undefined>;

/**
 * The address of a list page in another state.
 *
 * Keeps every GET parameter of `url`, applies `changes` (null, undefined or "" removes one) and drops
 * those that equal `defaults`, so that each state has one address. A change of anything but the page
 * starts again at page 1.
 *
 * @returns the path with its query, e.g. `/logos?company=Baobab&page=2`
 */
export function listUrl(url: Address, changes: ListChanges, defaults: ListChanges = {}): string {
  const parameters = new URLSearchParams(url.search);
  if (!("page" in changes)) parameters.delete("page");
  for (const [name, value] of Object.entries(changes)) parameters.set(name, String(value ?? ""));
  const unchanged: ListChanges = { page: 1, ...defaults };
  for (const [name, value] of [...parameters]) {
    if (value === "" || value === String(unchanged[name] ?? "")) parameters.delete(name);
  }
  return withQuery(url.pathname, parameters);
}

/** The address of `path` with these parameters, without a question mark where there are none. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === "" ? path : `${path}?${query}`;
}

/**
 * The page number of a list address: a whole number from 1; anything else (0, -1, "abc", 1e9) is
 * brought into 1 to 10,000.
 */
export function pageNumber(url: Address): number {
  const text = new URLSearchParams(url.search).get("page") ?? "";
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(number, 1), 10_000);
}
