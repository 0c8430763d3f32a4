import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { feedLink, filteredAddress, type ListFilter } from "./feed-address.ts";
import { pageMeta } from "./meta.ts";

type List = {
  title: string;
  description: string;
  /** Where the list is, e.g. `/logos`. */
  path: string;
  /** What the page was asked for, but for the part of the list; whatever else an address holds is not of this page. */
  asked: ListFilter;
  /** What goes without saying. */
  usual: ListFilter;
  /** Which part is shown and which lie beside it; undefined where nothing could be read. */
  part: { page?: string | null; previous: string | null; next: string | null } | undefined;
  feed: { title: string; href: string };
};

/** The tags in the head of a public list: those of every page, the parts beside this one, and the list's feed. */
export function listMeta({ title, description, path, asked, usual, part, feed }: List): MetaDescriptor[] {
  const addressOf = (page?: string | null) => filteredAddress(path, { ...asked, page }, usual);
  const beside = [
    ["prev", part?.previous],
    ["next", part?.next],
  ].flatMap(([rel, page]) =>
    page ? [{ tagName: "link" as const, rel, href: absoluteUrl(addressOf(page)) }] : [],
  );
  return [
    ...pageMeta({ title, description, path: addressOf(part?.page) }),
    ...beside,
    feedLink(feed.title, feed.href),
  ];
}
