import { data } from "react-router";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import { Picture } from "#app/components/picture.tsx";
import { TagList } from "#app/components/tag.tsx";
import { withLogos } from "#app/content/company-logos.server.ts";
import { EventCard } from "#app/content/event/card.tsx";
import { EventActions, EventAside, EventNote, EventText } from "#app/content/event/detail.tsx";
import { EventDate, EventFormatBadge, EventTimeBadge, EventWhen } from "#app/content/event/facts.tsx";
import { eventCategoryIn, eventTypeIn } from "#app/content/event/options.ts";
import { eventFailed, eventNamed, similarEvents } from "#app/content/event/queries.server.ts";
import { eventStructuredData } from "#app/content/event/structured-data.ts";
import { ItemPage, MissingItem, Similar } from "#app/content/item-page.tsx";
import { previewPath } from "#app/images/preview-address.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { movedTo } from "#app/lib/slug.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.events.$slug.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const supabase = context.get(anonymousContext);
  const nothing = { event: null, similar: [], failure: null };
  try {
    const found = await eventNamed(supabase, params.slug);
    if (!found) return data(nothing, { status: 404 });
    if (found.slug !== params.slug) return movedTo("events", found.slug);
    const [[event = null], similar] = await Promise.all([
      withLogos(supabase, [found], ({ organizer }) => organizer, eventFailed),
      similarEvents(supabase, found),
    ]);
    return { event, similar, failure: null };
  } catch (error) {
    log.error({ err: error }, eventFailed);
    const failure = translator(languageOf(request), "eventPage")("failed");
    return data({ ...nothing, failure }, { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const event = loaderData?.event;
  const language = languageOfMatches(matches);
  const t = translator(language, "eventPage");
  if (!event) return unlistedMeta(loaderData?.failure ?? t("missing"));
  return pageMeta(matches, {
    title: event.title,
    description:
      event.description ??
      t("summary", {
        title: event.title,
        type: eventTypeIn(translator(language, "events"), event.event_type),
        place: event.location,
      }),
    path: `/events/${event.slug}`,
    preview: { path: previewPath("events", event.slug), alt: event.title },
  });
}

export default function EventPage({ loaderData: { event, similar, failure } }: Route.ComponentProps) {
  const t = useTranslator("eventPage");
  const ofEvents = useTranslator("events");
  const localPath = useLocalPath();
  const list = { name: t("list.name"), path: localPath("/events"), back: t("back") };
  if (!event) return <MissingItem list={list} kind="Event" failure={failure} />;
  const address = absoluteUrl(localPath(`/events/${event.slug}`));
  return (
    <ItemPage
      list={list}
      title={event.title}
      address={address}
      structuredData={eventStructuredData(event, address)}
    >
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 lg:items-center [&_.actions]:col-span-full">
        <EventDate event={event} big />
        <div>
          <h1>{event.title}</h1>
          <p className="line">
            <b>
              <EventWhen event={event} />
            </b>{" "}
            · <InlineList words={[event.location, event.organizer]} />
          </p>
          <div className="row mt-2">
            <EventTimeBadge event={event} />
            <EventFormatBadge format={event.format} />
            <Badge>{eventTypeIn(ofEvents, event.event_type)}</Badge>
            <Badge>{eventCategoryIn(ofEvents, event.category)}</Badge>
          </div>
        </div>
        <EventActions event={event} address={address} />
      </div>
      <EventNote event={event} />
      <div className="mt-7 *:min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16 [&_.btn-quiet]:px-0">
        <div className="stack">
          {event.image_url && (
            <div className="[&_img]:aspect-[1200/630] [&_img]:w-full [&_img]:rounded [&_img]:object-cover">
              <Picture src={event.image_url} title={event.title} width={1200} height={630} essential />
            </div>
          )}
          <EventText event={event} />
          <TagList tags={event.tags} max={event.tags.length} />
        </div>
        <EventAside event={event} address={address} />
      </div>
      <Similar title={t("similar")}>
        {similar.map((other) => (
          <EventCard key={other.id} event={other} />
        ))}
      </Similar>
    </ItemPage>
  );
}
