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

function stamp(timestamp: string): string {
  return new Date(timestamp).toISOString().replace(/[-:]|\.\d+/g, "");
}

export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

export function place({ venue, address, location }: CalendarEvent): string {
  return [...new Set([venue, address, location].filter(Boolean))].join(", ");
}

export function isWholeDays(event: CalendarEvent): boolean {
  return event.start_time === null;
}

/** Calendars show an event without a stated end as ending when it starts. */
export function statedEnd({ start_date, end_date, end_time, starts_at, ends_at }: CalendarEvent): string {
  return end_time === null && end_date === start_date ? starts_at : ends_at;
}

export function calendarServiceUrl(event: CalendarEvent, url: string): string {
  const dates = isWholeDays(event)
    ? [event.start_date, dayAfter(event.end_date)].map((day) => day.replaceAll("-", ""))
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

export function mapUrl(event: CalendarEvent): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place(event) })}`;
}
