import { anonymousContext } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { ServerKind } from "#app/content/kind.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { atomFeed } from "#app/syndication/atom.ts";
import { type AddressFilter, feedTitle, filteredAddress } from "#app/syndication/feed-address.ts";
import { preflight } from "#app/syndication/preflight.ts";
import { publicAnswer } from "#app/syndication/public-answer.server.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import type { Route } from "./+types/$section[.]atom.ts";

export const middleware = [preflight];

export function loader({ request, url, context, params }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  return feedAnswer(request, context.get(anonymousContext), kind, kind.feed.readFilter(url.searchParams));
}

function feedAnswer(
  request: Request,
  supabase: Supabase,
  { table, loadFailed, feed: { usual, entries, page, valueIn } }: ServerKind,
  filter: AddressFilter,
): Promise<Response> {
  const language = languageOf(request);
  const path = localPath(language, `/${table}`);
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8" };
  const self = filteredAddress(`${path}.atom`, filter, usual?.feed);
  return publicAnswer(request, loadFailed, headers, async () =>
    atomFeed({
      id: `tag:${new URL(absoluteUrl("/")).hostname},2026:${self}`,
      title: feedTitle(language, table, { filter, usual: usual?.feed, valueIn }),
      self: absoluteUrl(self),
      page: absoluteUrl(page ? localPath(language, page) : filteredAddress(path, filter, usual?.page)),
      language,
      author: siteName,
      entries: await entries(supabase, filter, language),
    }),
  );
}
