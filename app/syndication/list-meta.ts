import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { localPath } from "#app/words/languages.ts";
import { type AddressFilter, feedLink, filteredAddress } from "./feed-address.ts";
import { languageOfMatches, type Matches } from "./meta.ts";
import { pageMeta } from "./page-meta.ts";

type List = {
  title: string;
  description: string;
  path: string;
  /** What narrows the list, but for the part; unknown parameters stay out of the canonical address. */
  asked: AddressFilter;
  usual: AddressFilter;
  part: { page?: string | null; previous: string | null; next: string | null } | undefined;
  feed: { title: string; href: string };
};

export function listMeta(
  matches: Matches,
  { title, description, path, asked, usual, part, feed }: List,
): MetaDescriptor[] {
  const language = languageOfMatches(matches);
  const addressOf = (page?: string | null) => filteredAddress(path, { ...asked, page }, usual);
  const beside = [
    ["prev", part?.previous],
    ["next", part?.next],
  ].flatMap(([rel, page]) =>
    page ? [{ tagName: "link" as const, rel, href: absoluteUrl(localPath(language, addressOf(page))) }] : [],
  );
  return [
    ...pageMeta(matches, { title, description, path: addressOf(part?.page) }),
    ...beside,
    feedLink(feed.title, localPath(language, feed.href)),
  ];
}
