import type { MetaDescriptor } from "react-router";
import { withQuery } from "#app/lib/list-url.ts";

/** What a list is narrowed to; empty words and false narrow nothing. */
export type ListFilter = Record<string, string | boolean | null | undefined>;

/** The names and values that narrow a list, in one order; what equals `usual` goes without saying. */
function narrowing(filter: ListFilter, usual: ListFilter): [string, string][] {
  return Object.entries(filter)
    .filter(([name, value]) => value && value !== usual[name])
    .map(([name, value]): [string, string] => [name, value === true ? "yes" : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The one address at which a list, narrowed like this, is found: `/logos.atom?company=Baobab`. */
export function filteredAddress(path: string, filter: ListFilter, usual: ListFilter = {}): string {
  return withQuery(path, new URLSearchParams(narrowing(filter, usual)));
}

/** What a list, narrowed like this, is called: `Logos: Baobab`. */
export function filteredTitle(title: string, filter: ListFilter, usual: ListFilter = {}): string {
  const words = narrowing(filter, usual).map(([name, value]) => (value === "yes" ? name : value));
  return words.length === 0 ? title : `${title}: ${words.join(", ")}`;
}

/** The link by which a feed reader finds the feed of a list page. */
export function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href };
}
