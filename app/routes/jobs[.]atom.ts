import { sessionContext } from "#app/accounts/session.server.ts";
import { jobEntries } from "#app/content/job/feed.server.ts";
import { readJobFilter } from "#app/content/job/filter.ts";
import { jobsFailed } from "#app/content/job/queries.server.ts";
import { feedAnswer } from "#app/publish/list-feed.server.ts";
import type { Route } from "./+types/jobs[.]atom.ts";

/** The newest open jobs, narrowed like the list page by the same parameters. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const list = { path: "/jobs", title: "jobs", failed: jobsFailed, entries: jobEntries };
  return feedAnswer(request, context.get(sessionContext).supabase, list, readJobFilter(url.searchParams));
}
