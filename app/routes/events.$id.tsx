import { data } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { EventCard, EventFormatBadge, EventTimeBadge, EventWhen } from "#app/content/event/card.tsx";
import { EventActions, EventFacts, EventText } from "#app/content/event/detail.tsx";
import { eventById, eventFailed, similarEvents } from "#app/content/event/queries.server.ts";
import type { EventDetail, EventSummary } from "#app/content/event/schema.ts";
import { eventStructuredData } from "#app/content/event/structured-data.ts";
import { log } from "#app/lib/log.server.ts";
import { previewPath } from "#app/previews/address.ts";
import { breadcrumbs, JsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, unlistedMeta } from "#app/seo/meta.ts";
import { absoluteUrl } from "#app/seo/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TagList } from "#app/ui/tag.tsx";
import type { Route } from "./+types/events.$id.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const nothing = { event: null, similar: [], failure: null };
  try {
    const event = await eventById(supabase, params.id);
    if (!event) return data(nothing, { status: 404 });
    return { event, similar: await similarEvents(supabase, event), failure: null };
  } catch (error) {
    log.error(error, eventFailed);
    return data({ ...nothing, failure: eventFailed }, { status: 503, headers: { "Retry-After": "10" } });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const event = loaderData?.event;
  if (!event) return unlistedMeta(loaderData?.failure ?? "Event Not Found");
  return pageMeta({
    title: event.title,
    description: event.description ?? `${event.title}: ${event.event_type} in ${event.location}.`,
    path: `/events/${event.id}`,
    preview: { path: previewPath("events", event.id), alt: event.title },
  });
}

export default function EventPage({ loaderData: { event, similar, failure } }: Route.ComponentProps) {
  if (!event) return <NoEvent failure={failure} />;
  const address = absoluteUrl(`/events/${event.id}`);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <article>
        <a className="row small mt-6 gap-1.5" href="/events">
          <Icon name="arrow-left" /> Back to Events
        </a>
        <div className="pt-6">
          <div className="row gap-1.5 pb-3">
            <EventTimeBadge event={event} />
            <Badge tone="plain">{event.category}</Badge>
            <Badge tone="plain">{event.event_type}</Badge>
            <EventFormatBadge format={event.format} />
          </div>
          <PageHeading title={event.title} />
          <p className="small">
            <EventWhen event={event} /> ·{" "}
            {[event.location, event.organizer && `By ${event.organizer}`].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="with-aside pt-6">
          <div className="grid content-start gap-6 md:col-start-2 md:row-start-1">
            <EventActions event={event} address={address} />
            <section className="p-0">
              <h2 className="mb-3 text-xl">Event Details</h2>
              <EventFacts event={event} />
            </section>
          </div>
          <div className="min-w-0 md:col-start-1 md:row-start-1">
            <div className="plate aspect-[1200/630] rounded-lg [&_img]:size-full [&_img]:object-cover">
              <Picture
                src={event.image_url}
                title={event.title}
                id={event.id}
                width={1200}
                height={630}
                essential
              />
            </div>
            <EventText event={event} />
            <TagList tags={event.tags} max={event.tags.length} />
          </div>
        </div>
        <Similar events={similar} />
        <StructuredData event={event} address={address} />
      </article>
    </main>
  );
}

function Similar({ events }: { events: EventSummary[] }) {
  if (events.length === 0) return null;
  return (
    <section className="section" aria-labelledby="similar">
      <div className="kicker">
        <h2 id="similar">Similar Events</h2>
      </div>
      <div className="cards three">
        {events.map((event) => (
          <EventCard key={event.id} event={event} lazy />
        ))}
      </div>
    </section>
  );
}

function NoEvent({ failure }: { failure: string | null }) {
  const back = <ButtonLink href="/events">Back to Events</ButtonLink>;
  if (failure) {
    return (
      <main id="main" className="wrap" tabIndex={-1}>
        <section role="alert">
          <EmptyState title={failure} text="Please try again in a moment." action={back} />
        </section>
      </main>
    );
  }
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading title="Event Not Found" />
        <p className="mb-6">The event you're looking for doesn't exist or has been removed.</p>
        {back}
      </section>
    </main>
  );
}

function StructuredData({ event, address }: { event: EventDetail; address: string }) {
  return (
    <>
      <JsonLd data={eventStructuredData(event, address)} />
      <JsonLd
        data={breadcrumbs([
          ["Events", absoluteUrl("/events")],
          [event.title, address],
        ])}
      />
    </>
  );
}
