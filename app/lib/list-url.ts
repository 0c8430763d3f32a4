type Address = { pathname: string; search: string };
export type ListChanges = Record<string, string | number | null | undefined>;

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

export function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === "" ? path : `${path}?${query}`;
}

export function withParameter(address: string, name: string, value: string): string {
  const [path = "", query] = address.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return withQuery(path, parameters);
}

export function pageNumber(url: Address): number {
  const text = new URLSearchParams(url.search).get("page") ?? "";
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(number, 1), 10_000);
}
