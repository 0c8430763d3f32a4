import { readIcalendar } from "#app/content/event/read-icalendar.server.ts";

/** When the calendar files of these tests are read. */
export const now = new Date("2027-01-01T00:00:00Z");

/** What a calendar file of one event fills in; `head` stands before the event, as its time zones do. */
export function readCalendarEvent(lines: string[], head: string[] = []) {
  const text = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...head,
    "BEGIN:VEVENT",
    "UID:1",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  const [item] = readIcalendar(text, 1, now)?.items ?? [];
  if (!item) throw new Error("No event was read");
  return item;
}
