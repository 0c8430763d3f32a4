import type { MetaDescriptor } from "react-router";
import { countryName } from "#app/lib/countries.ts";
import { withQuery } from "#app/lib/list-url.ts";

export type AddressFilter = Record<string, string | boolean | null | undefined>;

function narrowing(filter: AddressFilter, usual: AddressFilter): [string, string][] {
  return Object.entries(filter)
    .filter(([name, value]) => value && value !== usual[name])
    .map(([name, value]): [string, string] => [name, value === true ? "yes" : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The canonical address of a narrowed list: `/logos.atom?company=Baobab`. */
export function filteredAddress(path: string, filter: AddressFilter, usual: AddressFilter = {}): string {
  return withQuery(path, new URLSearchParams(narrowing(filter, usual)));
}

export function filteredTitle(title: string, filter: AddressFilter, usual: AddressFilter = {}): string {
  const words = narrowing(filter, usual).map(([name, value]) => {
    if (name === "country") return countryName(value);
    return value === "yes" ? name : value;
  });
  return words.length === 0 ? title : `${title}: ${words.join(", ")}`;
}

export function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}
