import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "./site-url.ts";

/** The links of one page of a list to the pages before and after it. */
export function pageLinks(
  list: { previous: string | null; next: string | null } | undefined,
  pathFor: (page: string) => string,
): MetaDescriptor[] {
  if (!list) return [];
  const link = (rel: string, page: string) => ({ tagName: "link", rel, href: absoluteUrl(pathFor(page)) });
  const links: MetaDescriptor[] = [];
  if (list.previous) links.push(link("prev", list.previous));
  if (list.next) links.push(link("next", list.next));
  return links;
}
