import type { ReactNode } from "react";
import { Paragraphs, Part } from "#app/content/item-page.tsx";
import { formatClock } from "#app/lib/dates.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteName } from "#app/lib/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ShareLink } from "#app/ui/share-link.tsx";
import { calendarServiceUrl, mapUrl } from "./calendar.ts";
import type { EventDetail, ScheduleEntry, Speaker } from "./schema.ts";
import { eventTimeState, hasPlace } from "./time-state.ts";
import { eventDays, eventHours, eventHoursInFull } from "./when.ts";

export function EventText({ event }: { event: EventDetail }) {
  const text = event.long_description || event.description;
  return (
    <>
      {text && (
        <Part title="About This Event">
          <div className="prose">
            <Paragraphs text={text} />
          </div>
        </Part>
      )}
      {event.schedule.length > 0 && <Schedule entries={event.schedule} />}
      {event.speakers.length > 0 && <Speakers people={event.speakers} />}
      {hasPlace(event.format) && <Place event={event} />}
      {event.organizer && (
        <Part title="Organizer">
          <strong>{event.organizer}</strong>
          {event.organizer_description && (
            <p className="whitespace-pre-line">{event.organizer_description}</p>
          )}
        </Part>
      )}
    </>
  );
}

function Schedule({ entries }: { entries: ScheduleEntry[] }) {
  return (
    <Part title="Event Schedule">
      <table className="w-full text-start">
        <caption className="sr-only">Event Schedule</caption>
        <thead>
          <tr>
            <th scope="col" className="small pe-4 pb-2 text-start">
              Time
            </th>
            <th scope="col" className="small w-full pb-2 text-start">
              What
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ time, title }) => (
            <tr key={time + title} className="border-(--line) border-t align-top">
              <td className="py-2 pe-4">
                {/* A time keeps to one line; words in its place wrap. */}
                <div className="break w-max max-w-36 sm:max-w-60">{time}</div>
              </td>
              <td className="py-2">{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Speakers({ people }: { people: Speaker[] }) {
  return (
    <Part title="Speakers">
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map(({ name, role, image }) => (
          <li key={name + role} className="row flex-nowrap">
            <div
              className="plate aspect-square w-16 shrink-0 rounded-lg [&_img]:size-full [&_img]:object-cover"
              aria-hidden="true"
            >
              <Picture src={image} title={name} width={64} height={64} lazy />
            </div>
            <div>
              <strong>{name}</strong>
              {role && <div className="small">{role}</div>}
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
        {[...new Set([event.venue, event.address, event.location])].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p className="mt-3">
        <ButtonLink href={mapUrl(event)} target="_blank" rel="noopener">
          <Icon name="map" /> View on Map <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      </p>
    </Part>
  );
}

/** `address` is the full address of the event's page. */
export function EventActions({ event, address }: { event: EventDetail; address: string }) {
  const state = eventTimeState(event);
  const canRegister = state === "upcoming" || state === "ongoing";
  const message = mailto({
    subject: `${event.title} on ${siteName}`,
    body: [event.title, whenInWords(event), event.location, "", address].join("\n"),
  });
  return (
    <div className="grid gap-2.5">
      {state === "canceled" && <p role="note">This event was canceled.</p>}
      {state === "past" && <p role="note">This event has ended.</p>}
      {canRegister && event.registration_url && (
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
      {canRegister && (
        <>
          <ButtonLink href={calendarServiceUrl(event, address)} target="_blank" rel="noopener">
            <Icon name="calendar" /> Add to Calendar <span className="sr-only">(opens in a new tab)</span>
          </ButtonLink>
          <ButtonLink variant="quiet" href={`/events/${event.id}.ics`} download>
            <Icon name="download" /> Calendar file (.ics)
          </ButtonLink>
        </>
      )}
      <ShareLink label="Share Event" title={event.title} address={address} />
      <ButtonLink variant="quiet" href={message}>
        Email to a Friend
      </ButtonLink>
    </div>
  );
}

function whenInWords(event: EventDetail): string {
  return [eventDays(event), eventHours(event)].filter(Boolean).join(", ");
}

export function EventFacts({ event }: { event: EventDetail }) {
  const hours = eventHoursInFull(event);
  const items: [string, ReactNode][] = [
    ["Date", eventDays(event)],
    ["Time", hours ? <Hours key="time" event={event} hours={hours} /> : "Not stated"],
    ["Location", event.location],
  ];
  if (hasPlace(event.format) && event.venue) items.push(["Venue", event.venue]);
  items.push(["Type", event.event_type]);
  return <MetaList items={items} />;
}

/** public/enhance.js adds the visitor's own time where it differs. */
function Hours({ event, hours }: { event: EventDetail; hours: string }) {
  return (
    <>
      <time dateTime={event.starts_at}>{hours}</time>
      {event.start_time && (
        <time
          className="small block"
          dateTime={event.starts_at}
          data-local={`${event.start_date}T${formatClock(event.start_time)}`}
        />
      )}
    </>
  );
}
