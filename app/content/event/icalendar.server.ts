import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from "ical-generator";
import { fold, isDeviceName } from "#app/lib/fold.ts";
import { type CalendarEvent, calendarTimes, dailyCount, isWholeDays, place } from "./calendar.ts";
import type { EventSummary } from "./schema.ts";
import { vtimezone } from "./vtimezone.server.ts";

/** In seconds: how often calendars ask for a list again. */
const refreshSeconds = 3600;

const utc = "Etc/UTC";

/** What a calendar has no property for, or says in another way: it comes back in by these. */
export const ownColumns = [
  "location",
  "venue",
  "address",
  "event_type",
  "format",
  "organizer",
  "time_zone",
  "start_time",
  "end_time",
] as const;

export const ownProperty = (column: string) => `X-EVENT-${column.toUpperCase().replaceAll("_", "-")}`;

type WrittenEvent = CalendarEvent & Pick<EventSummary, "tags" | (typeof ownColumns)[number]>;

function daysOf(events: CalendarEvent[]): [first: string, last: string] {
  const first = events.map(({ start_date }) => start_date).sort();
  const last = events.map(({ end_date }) => end_date).sort();
  return [first[0] ?? "1970-01-01", last.at(-1) ?? "1970-01-01"];
}

type Calendar = {
  events: WrittenEvent[];
  urlOf: (event: CalendarEvent) => string;
  product: string;
  /** Of its name, and of the pages it leads to. */
  language?: string;
  name?: string;
};

/** Events as an iCalendar file (RFC 5545), each in its own time zone; one without a start time takes whole days. */
export function icalendar({ events, urlOf, product, language = "en", name }: Calendar): string {
  const calendar = ical({
    prodId: { company: product, product: "Events", language: language.toUpperCase() },
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
    // ical-generator does not escape the name, which may hold a visitor's search.
    ...(name && { name: printable(name).replace(/[\\;,]/g, "\\$&"), ttl: refreshSeconds }),
    // RFC 5545 wants at least one component in a calendar: an empty one gets a time zone.
    timezone: {
      name: events.length === 0 ? utc : null,
      generator: (zone) =>
        vtimezone(zone, ...daysOf(events.filter(({ time_zone }) => named(time_zone) === zone))),
    },
    events: events.map((event) => eventData(event, urlOf(event))),
  });
  // ical-generator leaves out the last line's end.
  return `${calendar}\r\n`;
}

// ical-generator would write the clock of UTC as if it were a moment.
const named = (zone: string) => (zone === "UTC" ? utc : zone);

function eventData(event: WrittenEvent, url: string): ICalEventData {
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
    categories: [event.category, ...event.tags].map((name) => ({ name: printable(name) })),
    status: event.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
    x: ownColumns.flatMap((column): [string, string][] => {
      const value = event[column];
      return value === null ? [] : [[ownProperty(column), printable(value)]];
    }),
  };
}

function times(
  event: CalendarEvent,
): Pick<ICalEventData, "allDay" | "start" | "end" | "timezone" | "repeating"> {
  const [start, end] = calendarTimes(event);
  if (isWholeDays(event)) return { allDay: true, start, end };
  const days = dailyCount(event);
  return {
    start,
    // RFC 5545 wants the end after the start.
    end: end > start ? end : null,
    timezone: named(event.time_zone),
    repeating: days > 1 ? { freq: ICalEventRepeatingFreq.DAILY, count: days } : null,
  };
}

/** SEQUENCE must grow with each edit. */
function sequence({ created_at, updated_at }: CalendarEvent): number {
  return Math.max(0, Math.floor((Date.parse(updated_at) - Date.parse(created_at)) / 1000));
}

/** ical-generator escapes line breaks and no other control character. */
const printable = (text: string) => text.replace(/[^\P{Cc}\r\n]/gu, "");

/** A file name for the event: `type-in-tifinagh-and-geez.ics`. */
export function calendarFileName(title: string): string {
  const name = fold(title)
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  return `${!name || isDeviceName(name) ? `event${name && "-"}${name}` : name}.ics`;
}
