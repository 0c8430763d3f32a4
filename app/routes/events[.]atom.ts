import { sessionContext } from "#app/accounts/session.server.ts";
import { eventEntries } from "#app/content/event/feed.server.ts";
import { readEventFilter } from "#app/content/event/filter.ts";
import { eventsFailed } from "#app/content/event/queries.server.ts";
import { feedAnswer } from "#app/publish/list-feed.server.ts";
import type { Route } from "./+types/events[.]atom.ts";

/** The newest events, narrowed like the list page by the same parameters; without a time those that were, too. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const list = {
    path: "/events",
    title: "events",
    failed: eventsFailed,
    entries: eventEntries,
    usual: { feed: { time: "all" }, page: { time: "upcoming" } },
  };
  return feedAnswer(
    request,
    context.get(sessionContext).supabase,
    list,
    readEventFilter(url.searchParams, "all"),
  );
}
