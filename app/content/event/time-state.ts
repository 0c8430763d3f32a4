import { clockIn } from "#app/lib/dates.ts";
import type { EventTimeState } from "./options.ts";
import { endsNextDay } from "./when.ts";

type Times = Parameters<typeof endsNextDay>[0] & {
  start_date: string;
  end_date: string;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  canceled: boolean;
};

/** An event is ongoing from its start until just before its end; one of several nights during each, and upcoming between them. */
export function eventTimeState(event: Times, now: Date = new Date()): EventTimeState {
  if (event.canceled) return "canceled";
  if (now.getTime() < Date.parse(event.starts_at)) return "upcoming";
  if (now.getTime() >= Date.parse(event.ends_at)) return "past";
  return isBetweenNights(event, now) ? "upcoming" : "ongoing";
}

/** As the database's `events_between_nights`. */
function isBetweenNights(event: Times, now: Date): boolean {
  const { start_date, end_date, start_time, end_time, time_zone } = event;
  if (!(start_time && end_time) || start_date === end_date || !endsNextDay(event)) return false;
  const clock = clockIn(time_zone, now);
  return clock >= end_time && clock < start_time;
}

export function hasPlace(format: string): boolean {
  return format !== "online";
}
