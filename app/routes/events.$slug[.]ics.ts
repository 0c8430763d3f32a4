import { anonymousContext } from "#app/accounts/session.server.ts";
import { calendarFileName, icalendar } from "#app/content/event/icalendar.server.ts";
import { eventFailed, eventNamed } from "#app/content/event/queries.server.ts";
import { openToAll } from "#app/images/image.server.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { preflight } from "#app/syndication/preflight.ts";
import { languageOf, localPath } from "#app/words/languages.ts";
import type { Route } from "./+types/events.$slug[.]ics.ts";

export const middleware = [preflight];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  try {
    const event = await eventNamed(context.get(anonymousContext), params.slug);
    if (!event) return plainAnswer(404, "Event Not Found", openToAll);
    const language = languageOf(request);
    const urlOf = ({ slug }: { slug: string }) => absoluteUrl(localPath(language, `/events/${slug}`));
    return new Response(icalendar({ events: [event], urlOf, product: siteName, language }), {
      headers: {
        ...openToAll,
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${calendarFileName(event.title)}"`,
      },
    });
  } catch (error) {
    log.error({ err: error }, eventFailed);
    return plainAnswer(503, eventFailed, { ...openToAll, "Retry-After": "10" });
  }
}
