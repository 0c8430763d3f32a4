import { InlineList } from "#app/components/inline-list.tsx";
import { TagList } from "#app/components/tag.tsx";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { EventDate, EventFormatBadge, EventTimeBadge } from "./facts.tsx";
import { eventTypeIn } from "./options.ts";
import type { EventSummary } from "./schema.ts";
import { eventWeekdays } from "./when.ts";

type Props = { event: EventSummary };

export function EventCard({ event }: Props) {
  return (
    <article className="event card">
      <When event={event} />
      <div>
        <CardText event={event} />
        {event.description && <p className="line excerpt">{event.description}</p>}
        <Foot event={event} tags />
      </div>
    </article>
  );
}

/** `full` where a row has the page's width. */
export function EventRow({ event, full = false }: Props & { full?: boolean }) {
  return (
    <article className="event">
      <When event={event} />
      <div>
        <CardText event={event} />
        {full && event.description && <p className="line excerpt">{event.description}</p>}
        <Foot event={event} tags={full} />
      </div>
    </article>
  );
}

function When({ event }: Props) {
  return (
    <div className="grid min-w-21 content-start justify-items-center gap-2">
      <EventDate event={event} /> <EventTimeBadge event={event} />
    </div>
  );
}

function CardText({ event }: Props) {
  return (
    <>
      <h3>
        <PageLink href={`/events/${event.slug}`}>{event.title}</PageLink>
      </h3>
      <p className="line">
        <b>{eventWeekdays(event, useLanguage())}</b> ·{" "}
        <InlineList words={[event.location, event.organizer]} />
      </p>
    </>
  );
}

/** Its type is its first tag. */
function Foot({ event, tags }: Props & { tags: boolean }) {
  const t = useTranslator("events");
  return (
    <div className="foot">
      <div className="row">
        <EventFormatBadge format={event.format} />
        {tags && (
          <div className="max-sm:hidden">
            <TagList tags={[eventTypeIn(t, event.event_type), ...event.tags]} />
          </div>
        )}
      </div>{" "}
      <PageLink
        className="more"
        href={`/events/${event.slug}`}
        aria-label={t("detailsOf", { title: event.title })}
      >
        {t("details")}
      </PageLink>
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
