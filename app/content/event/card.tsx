import { InlineList } from "#app/components/inline-list.tsx";
import { TagList } from "#app/components/tag.tsx";
import { EventDate, EventMarks } from "./facts.tsx";
import type { EventSummary } from "./schema.ts";
import { eventStart } from "./when.ts";

type Props = { event: EventSummary };

export function EventCard({ event }: Props) {
  return (
    <article className="event card">
      <EventDate event={event} />
      <div>
        <CardText event={event} />
        {event.description && <p className="line excerpt">{event.description}</p>}
        <Foot event={event} />
      </div>
    </article>
  );
}

/** `full` where a row has the page's width. */
export function EventRow({ event, full = false }: Props & { full?: boolean }) {
  return (
    <article className="event">
      <EventDate event={event} />
      <div>
        <CardText event={event} />
        {full && event.description && <p className="line excerpt">{event.description}</p>}
        <Foot event={event} tags={full ? event.tags : []} />
      </div>
    </article>
  );
}

function CardText({ event }: Props) {
  return (
    <>
      <h3>
        <a href={`/events/${event.slug}`}>{event.title}</a>
      </h3>
      <p className="line">
        <b>{eventStart(event)}</b> · <InlineList words={[event.location, event.organizer]} />
      </p>
    </>
  );
}

function Foot({ event, tags = [] }: Props & { tags?: string[] }) {
  return (
    <div className="foot">
      <div className="row">
        <EventMarks event={event} />
        {tags.length > 0 && (
          <div className="max-sm:hidden">
            <TagList tags={tags} />
          </div>
        )}
      </div>{" "}
      <a className="more" href={`/events/${event.slug}`} aria-label={`View Details: ${event.title}`}>
        View Details
      </a>
    </div>
  );
}

/** What a search of the whole site found. */
export function EventResults({ items }: { items: Props["event"][] }) {
  return (
    <div className="rows">
      {items.map((event) => (
        <EventRow key={event.id} event={event} full />
      ))}
    </div>
  );
}
