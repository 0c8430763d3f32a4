import { dayTile } from "#app/lib/dates.ts";
import { Dotted } from "#app/ui/dotted.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { EventFormatBadge, EventTimeBadge, EventWhen } from "./facts.tsx";
import type { EventSummary } from "./schema.ts";

type CardProps = { event: EventSummary; lazy?: boolean };

/** `lazy` for events below the first screen. */
export function EventCard({ event, lazy = false }: CardProps) {
  const address = `/events/${event.id}`;
  return (
    <article className="card">
      <div className="plate aspect-2/1 [&_img]:size-full [&_img]:object-cover" aria-hidden="true">
        <Picture src={event.image_url} title={event.title} width={400} height={210} lazy={lazy} />
      </div>
      <div className="body flex grow flex-col items-start gap-2">
        <div className="row gap-1.5">
          <EventTimeBadge event={event} />
          <EventFormatBadge format={event.format} />
        </div>
        <h3>
          <a href={address}>{event.title}</a>
        </h3>
        <p className="small">
          <EventWhen event={event} />
          <br />
          <Dotted words={[event.location, event.organizer]} />
        </p>
        {event.description && <p className="line-clamp-3">{event.description}</p>}
        <TagList tags={event.tags} />
        <a
          className="small underline underline-offset-4"
          href={address}
          aria-label={`View Details: ${event.title}`}
        >
          View Details
        </a>
      </div>
    </article>
  );
}

export function EventRow({ event }: { event: EventSummary }) {
  const address = `/events/${event.id}`;
  const [day, month] = dayTile(event.start_date);
  return (
    <article className="job items-start max-sm:grid-cols-[min(3.25rem,20%)_minmax(0,1fr)]">
      <span className="mono" aria-hidden="true">
        <span className="text-center leading-tight">
          {day} <span className="block text-xs font-normal">{month}</span>
        </span>
      </span>
      <div className="grid gap-1">
        <h3>
          <a href={address}>{event.title}</a>
        </h3>
        <p className="small">
          <EventWhen event={event} /> · <Dotted words={[event.location, event.organizer]} />
        </p>
        {event.description && <p className="line-clamp-2">{event.description}</p>}
        <TagList tags={event.tags} />
      </div>
      <div className="row gap-1.5 max-sm:col-start-2 sm:flex-col sm:items-end">
        <EventTimeBadge event={event} />
        <EventFormatBadge format={event.format} />
        <a
          className="small underline underline-offset-4"
          href={address}
          aria-label={`View Details: ${event.title}`}
        >
          View Details
        </a>
      </div>
    </article>
  );
}
