import type { JsonLdValue } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { inUtc } from "#app/lib/timestamp.ts";
import { dailyCount } from "./calendar.ts";
import { placeOfEvent } from "./place.ts";
import type { EventDetail } from "./schema.ts";
import { eventTimeState, hasPlace } from "./time-state.ts";
import { lastDay } from "./when.ts";

const attendance: Record<string, string> = {
  "in-person": "https://schema.org/OfflineEventAttendanceMode",
  online: "https://schema.org/OnlineEventAttendanceMode",
  hybrid: "https://schema.org/MixedEventAttendanceMode",
};

/** The local time with its offset, so that it falls on the same day as a plain date beside it. */
function moment(day: string, time: string | null, instant: string): string {
  if (!time) return day;
  const ahead = (Date.parse(`${day}T${time}Z`) - Date.parse(inUtc(instant))) / 60_000;
  const [hours, minutes] = [Math.abs(ahead) / 60, Math.abs(ahead) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, "0"),
  );
  return `${day}T${time}${ahead < 0 ? "-" : "+"}${hours}:${minutes}`;
}

/** The same hours each day, or each night. */
function daily(event: EventDetail): JsonLdValue {
  return {
    "@type": "Schedule",
    repeatFrequency: "P1D",
    repeatCount: dailyCount(event),
    startDate: event.start_date,
    endDate: event.end_date,
    startTime: event.start_time,
    endTime: event.end_time,
    scheduleTimezone: event.time_zone,
  };
}

/** An event as schema.org's Event; a plain date where no hours are stated. */
export function eventStructuredData(event: EventDetail, address: string): { [key: string]: JsonLdValue } {
  const { venue, address: street, location } = placeOfEvent(event);
  const place = {
    "@type": "Place",
    name: venue || location,
    address: [street, location].filter(Boolean).join(", "),
  };
  const state = eventTimeState(event);
  const canRegister = state === "upcoming" || state === "ongoing";
  const online = { "@type": "VirtualLocation", url: event.registration_url ?? address };
  return {
    "@type": "Event",
    name: event.title,
    description: event.description || event.long_description || undefined,
    startDate: moment(event.start_date, event.start_time, event.starts_at),
    endDate: moment(lastDay(event), event.end_time, event.ends_at),
    eventSchedule: dailyCount(event) > 1 ? daily(event) : undefined,
    eventStatus: `https://schema.org/${event.canceled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: attendance[event.format],
    location: event.format === "hybrid" ? [place, online] : hasPlace(event.format) ? place : online,
    image: event.image_url ? absoluteUrl(event.image_url) : undefined,
    organizer: event.organizer ? { "@type": "Organization", name: event.organizer } : undefined,
    performer:
      event.speakers.length > 0 ? event.speakers.map(({ name }) => ({ "@type": "Person", name })) : undefined,
    offers:
      canRegister && event.registration_url ? { "@type": "Offer", url: event.registration_url } : undefined,
    url: address,
  };
}
