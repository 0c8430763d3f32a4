import { anonymousContext } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { atomFeed } from "#app/syndication/atom.ts";
import { type AddressFilter, filteredAddress, filteredTitle } from "#app/syndication/feed-address.ts";
import { preflight } from "#app/syndication/preflight.ts";
import { publicAnswer } from "#app/syndication/public-answer.server.ts";
import type { Route } from "./+types/$section[.]atom.ts";

export const middleware = [preflight];

export function loader({ request, url, context, params }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  return feedAnswer(request, context.get(anonymousContext), kind, kind.feed.readFilter(url.searchParams));
}

function feedAnswer(
  request: Request,
  supabase: Supabase,
  { table, isPart, nouns, loadFailed, feed: { usual, entries, page } }: ServerKind,
  filter: AddressFilter,
): Promise<Response> {
  const path = `/${table}`;
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  const self = filteredAddress(`${path}.atom`, filter, usual?.feed);
  return publicAnswer(request, loadFailed, headers, async () =>
    atomFeed({
      id: `tag:${new URL(absoluteUrl("/")).hostname},2026:${self}`,
      title: `${siteName} ${filteredTitle(isPart ? nouns[1] : table, filter, usual?.feed)}`,
      self: absoluteUrl(self),
      page: absoluteUrl(page ?? filteredAddress(path, filter, usual?.page)),
      author: siteName,
      entries: await entries(supabase, filter),
    }),
  );
}
