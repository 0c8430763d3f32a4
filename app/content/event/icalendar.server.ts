import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { type CalendarEvent, dayAfter, isWholeDays, place, statedEnd } from "./calendar.ts";

/** In seconds: how often calendars ask for a list again. */
const refresh = 3600;

/** RFC 5545 wants at least one component in a calendar: an empty one gets a time zone. */
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
  urlOf: (event: CalendarEvent) => string;
  product: string;
  name?: string;
};

/** Events as an iCalendar file (RFC 5545), in UTC; an event without a start time takes whole days. */
export function icalendar({ events, urlOf, product, name }: Calendar): string {
  const calendar = ical({
    prodId: { company: product, product: "Events", language: "EN" },
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
    // ical-generator does not escape the name, which may hold a visitor's search.
    ...(name && { name: printable(name).replace(/[\\;,]/g, "\\$&"), ttl: refresh }),
    ...(events.length === 0 && { timezone: { name: "Etc/UTC", generator: () => utc } }),
    events: events.map((event) => eventData(event, urlOf(event))),
  });
  // ical-generator leaves out the last line's end.
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

/** RFC 5545 wants the end after the start. */
function times(event: CalendarEvent): Pick<ICalEventData, "allDay" | "start" | "end"> {
  if (isWholeDays(event)) return { allDay: true, start: event.start_date, end: dayAfter(event.end_date) };
  const end = statedEnd(event);
  return { start: event.starts_at, end: Date.parse(end) > Date.parse(event.starts_at) ? end : null };
}

/** SEQUENCE must grow with each edit. */
function sequence({ created_at, updated_at }: CalendarEvent): number {
  return Math.max(0, Math.floor((Date.parse(updated_at) - Date.parse(created_at)) / 1000));
}

/** ical-generator escapes line breaks and no other control character. */
const printable = (text: string) => text.replace(/[^\P{Cc}\r\n]/gu, "");

/** A file name for the event: `type-in-tifinagh-and-geez.ics`. */
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
