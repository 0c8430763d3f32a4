const dayMilliseconds = 86_400_000;
/** Day before month and a 24 hour clock, as most of our visitors write them. */
const locale = "en-GB";

const dayFormat = new Intl.DateTimeFormat(locale, {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const dateFormat = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const monthFormat = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
const relativeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** The instant at which a calendar day (`2026-12-12`) begins in UTC; only for formatting days. */
function dayInUtc(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

/** A calendar day with its weekday: `2026-12-12` -> `Sat, 12 Dec 2026`. */
export function formatDay(day: string): string {
  return dayFormat.format(dayInUtc(day));
}

/** The UTC day of a day or timestamp: `2026-12-12T10:00:00Z` -> `12 Dec 2026`. */
export function formatDate(dayOrTimestamp: string): string {
  return dateFormat.format(new Date(dayOrTimestamp));
}

/** A moment to the minute: `12 Dec 2026, 10:00 UTC`. */
export function formatMoment(timestamp: string): string {
  return `${formatDate(timestamp)}, ${new Date(timestamp).toISOString().slice(11, 16)} UTC`;
}

/** Day of the month and short month name, for a calendar tile: `["12", "Dec"]`. */
export function dayTile(day: string): [day: string, month: string] {
  return [String(Number(day.slice(8, 10))), monthFormat.format(dayInUtc(day))];
}

/** Two calendar days as one range, without repeating what they share: `12 – 14 Dec 2026`. */
export function formatDayRange(start: string, end: string): string {
  if (start === end) return formatDay(start);
  return dateFormat.formatRange(dayInUtc(start), dayInUtc(end));
}

/** A time column (`14:00:00`) as a clock shows it: `14:00`. */
export function formatClock(time: string): string {
  return time.slice(0, 5);
}

function zoneNamePart(language: string, zone: string, at: Date, width: "short" | "long"): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: width }).formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
  return name.replace(/^GMT[+-]0{1,2}(:00)?$/, "GMT");
}

/**
 * The short name a zone goes by at an instant: `EAT`, `WAT`, `SAST`, `EEST`, or an offset (`GMT+1`)
 * where the zone has no name of its own. No English knows all of Africa's: Kenyan English knows those
 * south of the Sahara, British English those around the Mediterranean.
 */
export function zoneShortName(zone: string, at: Date): string {
  const kenyan = zoneNamePart("en-KE", zone, at, "short");
  return /^GMT[+-]/.test(kenyan) ? zoneNamePart(locale, zone, at, "short") : kenyan;
}

/** The full name of a zone at an instant: `East Africa Time`. */
export function zoneLongName(zone: string, at: Date): string {
  return zoneNamePart(locale, zone, at, "long");
}

/** Today's calendar day in a zone: `2026-11-22`. */
export function todayIn(zone: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Whole days from today (in UTC, as the database counts) to a calendar day: 0 today, negative when past. */
export function daysLeft(day: string, now: Date): number {
  return Math.round((dayInUtc(day).getTime() - dayInUtc(todayIn("UTC", now)).getTime()) / dayMilliseconds);
}

/** How long ago or ahead an instant lies, in its largest fitting unit: `2 hours ago`, `yesterday`, `in 3 days`. */
export function formatRelative(timestamp: string, now: Date = new Date()): string {
  const seconds = (new Date(timestamp).getTime() - now.getTime()) / 1000;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 365 * 86_400],
    ["month", 30 * 86_400],
    ["week", 7 * 86_400],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const fitting = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!fitting) return "just now";
  return relativeFormat.format(Math.trunc(seconds / fitting[1]), fitting[0]);
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists, e.g. not 2026-02-30, in the years a calendar needs. */
export function isCalendarDay(text: string): boolean {
  if (!calendarDay.test(text) || text < "1900" || text >= "2201") return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
