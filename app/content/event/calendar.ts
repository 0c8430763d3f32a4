import { placeLines } from "./place.ts";
import type { EventSummary } from "./schema.ts";
import { dayAfter, lastDay } from "./when.ts";

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

export function place(event: CalendarEvent): string {
  return placeLines(event).join(", ");
}

export function isWholeDays(event: CalendarEvent): boolean {
  return event.start_time === null;
}

/** How many days or nights in a row an event takes the same hours; 1 where it goes around the clock or states no end. */
export function dailyCount({
  start_date,
  end_date,
  start_time,
  end_time,
}: Pick<CalendarEvent, "start_date" | "end_date" | "start_time" | "end_time">): number {
  if (start_time === null || end_time === null || end_time === start_time) return 1;
  return (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1;
}

/** Start and end by the clock of the event's zone, of the first day where all have the same hours. */
export function calendarTimes(event: CalendarEvent): [start: string, end: string] {
  const { start_date, end_date, start_time, end_time } = event;
  if (start_time === null) return [start_date, dayAfter(end_date)];
  const start = `${start_date}T${start_time}`;
  // Calendars show an event without a stated end as ending when it starts.
  if (end_time === null) return [start, end_date === start_date ? start : `${dayAfter(end_date)}T00:00:00`];
  return [
    start,
    `${lastDay(dailyCount(event) > 1 ? { ...event, end_date: start_date } : event)}T${end_time}`,
  ];
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
