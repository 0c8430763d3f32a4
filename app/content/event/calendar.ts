import type { EventSummary } from "./schema.ts";

export type CalendarEvent = Pick<
  EventSummary,
  | "id"
  | "title"
  | "description"
  | "start_date"
  | "end_date"
  | "start_time"
  | "end_time"
  | "starts_at"
  | "ends_at"
  | "location"
  | "venue"
  | "address"
  | "category"
  | "canceled"
  | "created_at"
  | "updated_at"
>;

const lineOctets = 75;
const encoder = new TextEncoder();
const controlExceptNewline = /[^\P{Cc}\n]/gu;

/** A text value of a calendar: nothing in it can end its line or part it in two. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(controlExceptNewline, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Breaks a line into pieces of at most 75 octets, never within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}

/** An instant as calendars write it: `20261212T110000Z`. */
function stamp(timestamp: string): string {
  return new Date(timestamp).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** A day as calendars write it, `later` days after: `20261212`. */
function dayStamp(day: string, later = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Where it is, from the place's name to its street. */
function place({ venue, address, location }: CalendarEvent): string {
  return [...new Set([venue, address, location].filter(Boolean))].join(", ");
}

function isWholeDays(event: CalendarEvent): boolean {
  return event.start_time === null;
}

/** When it ends, as far as that was stated: what is known to begin only ends, in a calendar, as it begins. */
function statedEnd({ start_date, end_date, end_time, starts_at, ends_at }: CalendarEvent): string {
  return end_time === null && end_date === start_date ? starts_at : ends_at;
}

/** How often an event has changed, as far as calendars ask: a number that grows with each edit. */
function sequence({ created_at, updated_at }: CalendarEvent): number {
  return Math.max(0, Math.floor((Date.parse(updated_at) - Date.parse(created_at)) / 1000));
}

/** Calendars that ask again for a list do so this often. */
const refresh = "PT1H";

/** A calendar must hold something; one without events tells what time zone it is in. */
const utc = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name
      ? [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
          `X-PUBLISHED-TTL:${refresh}`,
        ]
      : []),
    ...(events.length === 0 ? utc : []),
    ...events.flatMap((event) => eventLines(event, urlOf(event))),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines(event: CalendarEvent, url: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}`,
    `DTSTAMP:${stamp(event.updated_at)}`,
    `CREATED:${stamp(event.created_at)}`,
    `LAST-MODIFIED:${stamp(event.updated_at)}`,
    `SEQUENCE:${sequence(event)}`,
    ...(isWholeDays(event)
      ? [
          `DTSTART;VALUE=DATE:${dayStamp(event.start_date)}`,
          `DTEND;VALUE=DATE:${dayStamp(event.end_date, 1)}`,
        ]
      : [`DTSTART:${stamp(event.starts_at)}`, ...end(event)]),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(`${event.description}\n\n${url}`)}`] : []),
    `LOCATION:${escaped(place(event))}`,
    `CATEGORIES:${escaped(event.category)}`,
    `STATUS:${event.canceled ? "CANCELLED" : "CONFIRMED"}`,
    `URL:${url}`,
    "END:VEVENT",
  ];
}

/** A calendar's end lies after its start: what ends as it starts has no end to state. */
function end(event: CalendarEvent): string[] {
  const ends = statedEnd(event);
  return Date.parse(ends) > Date.parse(event.starts_at) ? [`DTEND:${stamp(ends)}`] : [];
}

/** The address at which a calendar service offers to keep the event. */
export function calendarServiceUrl(event: CalendarEvent, url: string): string {
  const dates = isWholeDays(event)
    ? [dayStamp(event.start_date), dayStamp(event.end_date, 1)]
    : [stamp(event.starts_at), stamp(statedEnd(event))];
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: dates.join("/"),
    details: [event.description, url].filter(Boolean).join("\n\n"),
    location: place(event),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}

/** The address of a map that looks for the event's place. */
export function mapUrl({ venue, address, location }: CalendarEvent): string {
  const query = [venue, address ?? location].filter(Boolean).join(", ");
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}

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
