import { placeLines } from "./place.ts";
import type { EventSummary } from "./schema.ts";

export type CalendarEvent = Pick<
  EventSummary,
  | "id"
  | "slug"
  | "title"
  | "description"
  | "start_date"
  | "end_date"
  | "start_time"
  | "end_time"
  | "time_zone"
  | "location"
  | "venue"
  | "address"
  | "category"
  | "canceled"
  | "created_at"
  | "updated_at"
>;

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

export function place(event: CalendarEvent): string {
  return placeLines(event).join(", ");
}

export function isWholeDays(event: CalendarEvent): boolean {
  return event.start_time === null;
}

/** How many days in a row an event takes the same hours; 1 where it goes on overnight or states no end. */
export function dailyCount({ start_date, end_date, start_time, end_time }: CalendarEvent): number {
  if (start_time === null || end_time === null || end_time <= start_time) return 1;
  return (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1;
}

/** Start and end by the clock of the event's zone, of the first day where all have the same hours. */
export function calendarTimes(event: CalendarEvent): [start: string, end: string] {
  const { start_date, end_date, start_time, end_time } = event;
  if (start_time === null) return [start_date, dayAfter(end_date)];
  const start = `${start_date}T${start_time}`;
  // Calendars show an event without a stated end as ending when it starts.
  if (end_time === null) return [start, end_date === start_date ? start : `${dayAfter(end_date)}T00:00:00`];
  return [start, `${dailyCount(event) > 1 ? start_date : end_date}T${end_time}`];
}

export function calendarServiceUrl(event: CalendarEvent, url: string): string {
  const days = dailyCount(event);
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: calendarTimes(event).join("/").replace(/[-:]/g, ""),
    ...(!isWholeDays(event) && { ctz: event.time_zone }),
    ...(days > 1 && { recur: `RRULE:FREQ=DAILY;COUNT=${days}` }),
    details: [event.description, url].filter(Boolean).join("\n\n"),
    location: place(event),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}

export function mapUrl(event: CalendarEvent): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place(event) })}`;
}
