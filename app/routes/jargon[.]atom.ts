import { sessionContext } from "#app/accounts/session.server.ts";
import { termEntries } from "#app/content/jargon/feed.server.ts";
import { readTermFilter } from "#app/content/jargon/filter.ts";
import { termsFailed } from "#app/content/jargon/queries.server.ts";
import { feedAnswer } from "#app/publish/list-feed.server.ts";
import type { Route } from "./+types/jargon[.]atom.ts";

/** The newest terms, narrowed like the list page by the same parameters. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const list = { path: "/jargon", title: "jargon", failed: termsFailed, entries: termEntries };
  return feedAnswer(request, context.get(sessionContext).supabase, list, readTermFilter(url.searchParams));
}
