import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { type CalendarEvent, dayAfter, isWholeDays, place, statedEnd } from "./calendar.ts";

/** In seconds: calendars that ask again for a list do so this often. */
const refresh = 3600;

/** A calendar must hold something; one without events tells what time zone it is in. */
const utc = `BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`;

type Calendar = {
  events: CalendarEvent[];
  /** The full address of an event's page. */
  urlOf: (event: CalendarEvent) => string;
  product: string;
  /** What a calendar calls the list that it follows; a single event needs none. */
  name?: string;
};

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC; an event without a start time takes whole days. An
 * event keeps its UID, and what tells its versions apart follows from the time of its last edit.
 */
export function icalendar({ events, urlOf, product, name }: Calendar): string {
  const calendar = ical({
    prodId: { company: product, product: "Events", language: "EN" },
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
    // The library does not escape the name, which may hold what somebody searched for.
    ...(name && { name: printable(name).replace(/[\\;,]/g, "\\$&"), ttl: refresh }),
    ...(events.length === 0 && { timezone: { name: "Etc/UTC", generator: () => utc } }),
    events: events.map((event) => eventData(event, urlOf(event))),
  });
  // The library leaves out the last line's end.
  return `${calendar}\r\n`;
}

function eventData(event: CalendarEvent, url: string): ICalEventData {
  return {
    id: event.id,
    stamp: event.updated_at,
    created: event.created_at,
    lastModified: event.updated_at,
    sequence: sequence(event),
    ...times(event),
    summary: printable(event.title),
    description: event.description && printable(`${event.description}\n\n${url}`),
    location: printable(place(event)),
    categories: [{ name: event.category }],
    status: event.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
  };
}

/** A calendar's end lies after its start: what ends as it starts has no end to state. */
function times(event: CalendarEvent): Pick<ICalEventData, "allDay" | "start" | "end"> {
  if (isWholeDays(event)) return { allDay: true, start: event.start_date, end: dayAfter(event.end_date) };
  const end = statedEnd(event);
  return { start: event.starts_at, end: Date.parse(end) > Date.parse(event.starts_at) ? end : null };
}

/** How often an event has changed, as far as calendars ask: a number that grows with each edit. */
function sequence({ created_at, updated_at }: CalendarEvent): number {
  return Math.max(0, Math.floor((Date.parse(updated_at) - Date.parse(created_at)) / 1000));
}

/** The library escapes line breaks, and no other control character. */
const printable = (text: string) => text.replace(/[^\P{Cc}\r\n]/gu, "");

/** A plain name for the event's file: `type-in-tifinagh-and-geez.ics`. */
export function calendarFileName(title: string): string {
  const name = title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  return `${name || "event"}.ics`;
}
