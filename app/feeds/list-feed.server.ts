import type { Supabase } from "#app/backend/supabase.types.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/seo/site-url.ts";
import { type AtomEntry, atomFeed } from "./atom.ts";
import { filteredAddress, filteredTitle, type ListFilter } from "./list-address.ts";
import { publicAnswer } from "./public-answer.server.ts";

/** How many of the newest entries a feed holds. */
export const feedSize = 50;

type List<Filter extends ListFilter> = {
  /** The list's page; its feed has the same address with `.atom`. */
  path: string;
  title: string;
  /** What the feed and the page leave unsaid in their addresses. */
  usual?: { feed: ListFilter; page: ListFilter };
  failed: string;
  entries: (supabase: Supabase, filter: Filter) => Promise<AtomEntry[]>;
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
