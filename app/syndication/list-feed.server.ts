import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { atomFeed } from "./atom.ts";
import { type AddressFilter, filteredAddress, filteredTitle } from "./feed-address.ts";
import { publicAnswer } from "./public-answer.server.ts";

export function feedAnswer(
  request: Request,
  supabase: Supabase,
  { table, loadFailed, feed: { usual, entries } }: ServerKind,
  filter: AddressFilter,
): Promise<Response> {
  const path = `/${table}`;
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  const self = filteredAddress(`${path}.atom`, filter, usual?.feed);
  return publicAnswer(request, loadFailed, headers, async () =>
    atomFeed({
      id: `tag:${new URL(absoluteUrl("/")).hostname},2026:${self}`,
      title: `${siteName} ${filteredTitle(table, filter, usual?.feed)}`,
      self: absoluteUrl(self),
      page: absoluteUrl(filteredAddress(path, filter, usual?.page)),
      author: siteName,
      entries: await entries(supabase, filter),
    }),
  );
}
