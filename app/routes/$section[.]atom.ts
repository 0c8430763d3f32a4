import { anonymousContext } from "#app/accounts/session.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { feedAnswer } from "#app/syndication/list-feed.server.ts";
import type { Route } from "./+types/$section[.]atom.ts";

export function loader({ request, url, context, params }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  return feedAnswer(request, context.get(anonymousContext), kind, kind.feed.readFilter(url.searchParams));
}
