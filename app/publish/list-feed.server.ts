import type { Supabase } from "#app/backend/supabase.types.ts";
import type { FeedEntry } from "#app/content/feed-entry.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { atomFeed } from "./atom.ts";
import { filteredAddress, filteredTitle, type ListFilter } from "./feed-address.ts";
import { publicAnswer } from "./public-answer.server.ts";

type List<Filter extends ListFilter> = {
  /** The list's page; its feed has the same address with `.atom`. */
  path: string;
  title: string;
  /** What the feed and the page leave unsaid in their addresses. */
  usual?: { feed: ListFilter; page: ListFilter };
  failed: string;
  entries: (supabase: Supabase, filter: Filter) => Promise<FeedEntry[]>;
};

/** Answers with the Atom feed of a list that is narrowed by `filter`. */
export function feedAnswer<Filter extends ListFilter>(
  request: Request,
  supabase: Supabase,
  { path, title, usual, failed, entries }: List<Filter>,
  filter: Filter,
): Promise<Response> {
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  const self = filteredAddress(`${path}.atom`, filter, usual?.feed);
  return publicAnswer(request, failed, headers, async () =>
    atomFeed({
      id: `tag:${new URL(absoluteUrl("/")).hostname},2026:${self}`,
      title: `${siteName} ${filteredTitle(title, filter, usual?.feed)}`,
      self: absoluteUrl(self),
      page: absoluteUrl(filteredAddress(path, filter, usual?.page)),
      author: siteName,
      entries: await entries(supabase, filter),
    }),
  );
}
