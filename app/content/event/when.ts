import { formatClock, formatDayRange, zoneLongName, zoneShortName } from "#app/lib/dates.ts";

type When = {
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
  time_zone: string;
  starts_at: string;
};

/** An event's days: `Sat, 12 Dec 2026` or `12 – 14 Dec 2026`. */
export function eventDays(event: When): string {
  return formatDayRange(event.start_date, event.end_date);
}

function clocks({ start_time: start, end_time: end }: When): string | null {
  if (start && end) return `${formatClock(start)} – ${formatClock(end)}`;
  if (start) return formatClock(start);
  return end ? `until ${formatClock(end)}` : null;
}

/** An event's hours in its own zone, by the zone's short name: `14:00 – 18:00 EAT`; null when not stated. */
export function eventHours(event: When): string | null {
  const hours = clocks(event);
  return hours && `${hours} ${zoneShortName(event.time_zone, new Date(event.starts_at))}`;
}

/** The same with the zone's full name: `14:00 – 18:00 East Africa Time`. */
export function eventHoursInFull(event: When): string | null {
  const hours = clocks(event);
  return hours && `${hours} ${zoneLongName(event.time_zone, new Date(event.starts_at))}`;
}
