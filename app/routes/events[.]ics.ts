import { anonymousContext } from "#app/accounts/session.server.ts";
import { eventChoiceIn, readEventFilter } from "#app/content/event/filter.ts";
import { icalendar } from "#app/content/event/icalendar.server.ts";
import { calendarEvents, eventsFailed } from "#app/content/event/queries.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { feedTitle } from "#app/syndication/feed-address.ts";
import { preflight } from "#app/syndication/preflight.ts";
import { publicAnswer } from "#app/syndication/public-answer.server.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import type { Route } from "./+types/events[.]ics.ts";

export const middleware = [preflight];

/** Without a time it keeps past events, which would else vanish from people's calendars. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const language = languageOf(request);
  const filter = readEventFilter(url.searchParams, "all");
  const headers = { "Content-Type": "text/calendar; charset=utf-8" };
  return publicAnswer(request, eventsFailed, headers, async () =>
    icalendar({
      events: await calendarEvents(context.get(anonymousContext), filter),
      urlOf: ({ slug }) => absoluteUrl(localPath(language, `/events/${slug}`)),
      product: siteName,
      language,
      name: feedTitle(language, "events", { filter, usual: { time: "all" }, valueIn: eventChoiceIn }),
    }),
  );
}
