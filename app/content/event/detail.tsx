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
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { calendarServiceUrl, mapUrl } from "./calendar.ts";
import { eventTypeIn } from "./options.ts";
import { placeLines, placeOfEvent } from "./place.ts";
import type { EventDetail, ScheduleEntry, Speaker } from "./schema.ts";
import { eventTimeState, hasPlace } from "./time-state.ts";
import { timeZonePlace } from "./time-zones.ts";
import { eventDays, eventHours, eventWhen } from "./when.ts";

export function EventText({ event }: { event: EventDetail & WithLogo }) {
  const t = useTranslator("eventPage");
  return (
    <>
      {event.description && <p className="lede">{event.description}</p>}
      {event.long_description && (
        <Part title={t("about")}>
          <div className="prose">
            <Paragraphs text={event.long_description} />
          </div>
        </Part>
      )}
      {event.schedule.length > 0 && <Schedule entries={event.schedule} />}
      {event.speakers.length > 0 && <Speakers people={event.speakers} />}
      {hasPlace(event.format) && <Place event={event} />}
      {event.organizer && (
        <Part title={t("organizer")}>
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
  const t = useTranslator("eventPage");
  return (
    <Part title={t("schedule")}>
      <ol>
        {entries.map(({ time, title }) => (
          <li
            key={time + title}
            className="grid grid-cols-[4.5rem_1fr] py-[0.55rem] [border-bottom:1px_solid_var(--line)]"
          >
            <b className="font-semibold">{time}</b>{" "}
            <span>
              <bdi>{title}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Speakers({ people }: { people: Speaker[] }) {
  const t = useTranslator("eventPage");
  return (
    <Part title={t("speakers")}>
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
  const t = useTranslator("eventPage");
  return (
    <Part title={t("location")}>
      <address className="not-italic">
        {placeLines(event).map((line) => (
          <div key={line}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </address>
      <ButtonLink variant="quiet" href={mapUrl(event)} target="_blank" rel="noopener">
        <Icon name="map" /> {t("viewOnMap")} <span className="sr-only">{t("newTab")}</span>
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
  const language = useLanguage();
  const t = useTranslator("eventPage");
  const shared = { title: event.title, lines: [eventWhen(event, language), event.location], address };
  return (
    <div className="actions">
      {isOpen(event) && event.registration_url && (
        <ButtonLink
          variant="primary"
          href={event.registration_url}
          target="_blank"
          rel="nofollow ugc noopener"
          data-toast={t("registering.title")}
          data-toast-text={t("registering.text")}
        >
          {t("register")} <span className="sr-only">{t("newTab")}</span>
        </ButtonLink>
      )}
      {isOpen(event) && (
        <ButtonLink href={calendarServiceUrl(event, address)} target="_blank" rel="noopener">
          <Icon name="calendar" /> {t("addToCalendar")} <span className="sr-only">{t("newTab")}</span>
        </ButtonLink>
      )}
      {isOpen(event) && (
        <ButtonLink href={`/events/${event.slug}.ics`} download>
          <Icon name="download" /> {t("calendarFile")}
        </ButtonLink>
      )}
      <ShareButton label={t("share")} {...shared} />
      <ShareLinks {...shared} />
    </div>
  );
}

export function EventNote({ event }: { event: EventDetail }) {
  const t = useTranslator("eventPage");
  const state = eventTimeState(event);
  if (state === "canceled")
    return (
      <p role="note" className="note bad mt-4">
        {t("canceled")}
      </p>
    );
  return (
    state === "past" && (
      <p role="note" className="note mt-4">
        {t("ended")}
      </p>
    )
  );
}

export function EventAside({ event, address }: Props) {
  const t = useTranslator("eventPage");
  return (
    <aside className="stack rule-t mt-7 pt-4 lg:mt-0 [&_h2]:text-lg" aria-labelledby="details">
      <h2 id="details">{t("details")}</h2>
      <EventFacts event={event} />
      <LinkToCopy address={address} />
    </aside>
  );
}

function EventFacts({ event }: { event: EventDetail }) {
  const language = useLanguage();
  const t = useTranslator("eventPage");
  const ofEvents = useTranslator("events");
  const hours = eventHours(event, language);
  const items: [string, ReactNode][] = [
    [t("date"), eventDays(event, language)],
    [t("hours"), hours ? <Hours key="time" event={event} hours={hours} /> : t("notAnnounced")],
    [t("location"), event.location],
  ];
  const { venue } = placeOfEvent(event);
  if (hasPlace(event.format) && venue) items.push([t("venue"), venue]);
  items.push([t("type"), eventTypeIn(ofEvents, event.event_type)]);
  return <MetaList items={items} />;
}

/** In place of the zone's name app/enhance writes the visitor's own time, where it differs. */
function Hours({ event, hours }: { event: EventDetail; hours: string }) {
  const t = useTranslator("eventPage");
  return (
    <>
      <time dateTime={event.starts_at}>{hours}</time>{" "}
      {event.start_time && (
        <time
          className="by block"
          dateTime={event.starts_at}
          data-local={`${event.start_date}T${formatClock(event.start_time)}`}
          data-yours={t("yourTime", { time: "#" })}
        >
          {t("placeTime", { place: timeZonePlace(event.time_zone) })}
        </time>
      )}
    </>
  );
}
