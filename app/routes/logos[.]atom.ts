import { sessionContext } from "#app/accounts/session.server.ts";
import { logoEntries } from "#app/content/logo/feed.server.ts";
import { readLogoFilter } from "#app/content/logo/filter.ts";
import { logosFailed } from "#app/content/logo/queries.server.ts";
import { feedAnswer } from "#app/publish/list-feed.server.ts";
import type { Route } from "./+types/logos[.]atom.ts";

/** The newest logos, narrowed like the list page by the same parameters. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const list = { path: "/logos", title: "logos", failed: logosFailed, entries: logoEntries };
  return feedAnswer(request, context.get(sessionContext).supabase, list, readLogoFilter(url.searchParams));
}
