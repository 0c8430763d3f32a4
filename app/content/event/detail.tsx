import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { Monogram } from "#app/components/monogram.tsx";
import { Picture } from "#app/components/picture.tsx";
import { LinkToCopy, ShareButton, ShareLinks } from "#app/components/share-link.tsx";
import { CompanyMark, type WithLogo } from "#app/content/company-mark.tsx";
import { Paragraphs, Part } from "#app/content/item-page.tsx";
import { formatClock } from "#app/lib/dates.ts";
import { calendarServiceUrl, mapUrl } from "./calendar.ts";
import { placeLines, placeOfEvent } from "./place.ts";
import type { EventDetail, ScheduleEntry, Speaker } from "./schema.ts";
import { eventTimeState, hasPlace } from "./time-state.ts";
import { timeZonePlace } from "./time-zones.ts";
import { eventDays, eventHours, eventWhen } from "./when.ts";

export function EventText({ event }: { event: EventDetail & WithLogo }) {
  return (
    <>
      {event.description && <p className="lede">{event.description}</p>}
      {event.long_description && (
        <Part title="About This Event">
          <div className="prose">
            <Paragraphs text={event.long_description} />
          </div>
        </Part>
      )}
      {event.schedule.length > 0 && <Schedule entries={event.schedule} />}
      {event.speakers.length > 0 && <Speakers people={event.speakers} />}
      {hasPlace(event.format) && <Place event={event} />}
      {event.organizer && (
        <Part title="Organizer">
          <div className="person">
            <CompanyMark company={event.organizer} logo={event.logo ?? null} />
            <div>
              <strong>{event.organizer}</strong>
              {event.organizer_description && (
                <p className="by whitespace-pre-line">{event.organizer_description}</p>
              )}
            </div>
          </div>
        </Part>
      )}
    </>
  );
}

function Schedule({ entries }: { entries: ScheduleEntry[] }) {
  return (
    <Part title="Event Schedule">
      <ol>
        {entries.map(({ time, title }) => (
          <li
            key={time + title}
            className="grid grid-cols-[4.5rem_1fr] py-[0.55rem] [border-bottom:1px_solid_var(--line)]"
          >
            <b className="font-semibold">{time}</b> <span>{title}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Speakers({ people }: { people: Speaker[] }) {
  return (
    <Part title="Speakers">
      <ul className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        {people.map(({ name, role, image }) => (
          <li key={name + role} className="person">
            {image ? (
              <span className="face round" aria-hidden="true">
                <Picture src={image} title={name} width={44} height={44} lazy />
              </span>
            ) : (
              <Monogram name={name} round />
            )}
            <div>
              <strong>{name}</strong>
              {role && <div className="by">{role}</div>}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Place({ event }: { event: EventDetail }) {
  return (
    <Part title="Location">
      <address className="not-italic">
        {placeLines(event).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <ButtonLink variant="quiet" href={mapUrl(event)} target="_blank" rel="noopener">
        <Icon name="map" /> View on Map <span className="sr-only">(opens in a new tab)</span>
      </ButtonLink>
    </Part>
  );
}

type Props = {
  event: EventDetail;
  /** The full address of the event's page. */
  address: string;
};

/** Neither ended nor canceled. */
const isOpen = (event: EventDetail) => ["upcoming", "ongoing"].includes(eventTimeState(event));

export function EventActions({ event, address }: Props) {
  const shared = { title: event.title, lines: [eventWhen(event), event.location], address };
  return (
    <div className="actions">
      {isOpen(event) && event.registration_url && (
        <ButtonLink
          variant="primary"
          href={event.registration_url}
          target="_blank"
          rel="nofollow ugc noopener"
          data-toast="Registration started"
          data-toast-text="You're being redirected to the registration page."
        >
          Register Now <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      )}
      {isOpen(event) && (
        <ButtonLink href={calendarServiceUrl(event, address)} target="_blank" rel="noopener">
          <Icon name="calendar" /> Add to Calendar <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      )}
      {isOpen(event) && (
        <ButtonLink href={`/events/${event.slug}.ics`} download>
          <Icon name="download" /> Calendar file (.ics)
        </ButtonLink>
      )}
      <ShareButton label="Share Event" {...shared} />
      <ShareLinks {...shared} />
    </div>
  );
}

export function EventNote({ event }: { event: EventDetail }) {
  const state = eventTimeState(event);
  if (state === "canceled")
    return (
      <p role="note" className="note bad mt-4">
        This event was canceled.
      </p>
    );
  return (
    state === "past" && (
      <p role="note" className="note mt-4">
        This event has ended.
      </p>
    )
  );
}

export function EventAside({ event, address }: Props) {
  return (
    <aside className="stack rule-t mt-7 pt-4 lg:mt-0 [&_h2]:text-lg" aria-labelledby="details">
      <h2 id="details">Event Details</h2>
      <EventFacts event={event} />
      <LinkToCopy address={address} />
    </aside>
  );
}

function EventFacts({ event }: { event: EventDetail }) {
  const hours = eventHours(event);
  const items: [string, ReactNode][] = [
    ["Date", eventDays(event)],
    ["Time", hours ? <Hours key="time" event={event} hours={hours} /> : "Not announced"],
    ["Location", event.location],
  ];
  const { venue } = placeOfEvent(event);
  if (hasPlace(event.format) && venue) items.push(["Venue", venue]);
  items.push(["Type", event.event_type]);
  return <MetaList items={items} />;
}

/** In place of the zone's name app/enhance writes the visitor's own time, where it differs. */
function Hours({ event, hours }: { event: EventDetail; hours: string }) {
  return (
    <>
      <time dateTime={event.starts_at}>{hours}</time>{" "}
      {event.start_time && (
        <time
          className="by block"
          dateTime={event.starts_at}
          data-local={`${event.start_date}T${formatClock(event.start_time)}`}
        >
          {timeZonePlace(event.time_zone)} time
        </time>
      )}
    </>
  );
}
