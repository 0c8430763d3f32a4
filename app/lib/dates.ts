const dayMilliseconds = 86_400_000;
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

function dayInUtc(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

/** `2026-12-12` -> `Sat, 12 Dec 2026` */
export function formatDay(day: string): string {
  return dayFormat.format(dayInUtc(day));
}

/** `2026-12-12T10:00:00Z` -> `12 Dec 2026`, in UTC */
export function formatDate(dayOrTimestamp: string): string {
  return dateFormat.format(new Date(dayOrTimestamp));
}

/** `12 Dec 2026, 10:00 UTC` */
export function formatMoment(timestamp: string): string {
  return `${formatDate(timestamp)}, ${new Date(timestamp).toISOString().slice(11, 16)} UTC`;
}

/** `["12", "Dec"]`, for a calendar tile */
export function dayTile(day: string): [day: string, month: string] {
  return [String(Number(day.slice(8, 10))), monthFormat.format(dayInUtc(day))];
}

/** `12 – 14 Dec 2026` */
export function formatDayRange(start: string, end: string): string {
  if (start === end) return formatDay(start);
  return dateFormat.formatRange(dayInUtc(start), dayInUtc(end));
}

export function formatClock(time: string): string {
  return time.slice(0, 5);
}

function zoneNamePart(language: string, zone: string, at: Date, width: "short" | "long"): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: width }).formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
  return name.replace(/^GMT[+-]0{1,2}(:00)?$/, "GMT");
}

/** `EAT`, or `GMT+1`. Kenyan English knows the zones south of the Sahara, British English the others. */
export function zoneShortName(zone: string, at: Date): string {
  const kenyan = zoneNamePart("en-KE", zone, at, "short");
  return /^GMT[+-]/.test(kenyan) ? zoneNamePart(locale, zone, at, "short") : kenyan;
}

/** `East Africa Time` */
export function zoneLongName(zone: string, at: Date): string {
  return zoneNamePart(locale, zone, at, "long");
}

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

/** Whole days from today (UTC, as in the database) to `day`; negative when past. */
export function daysLeft(day: string, now: Date): number {
  return Math.round((dayInUtc(day).getTime() - dayInUtc(todayIn("UTC", now)).getTime()) / dayMilliseconds);
}

/** `2 hours ago`, `yesterday`, `in 3 days` */
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

/** Whether a day exists (not 2026-02-30) and lies between 1900 and 2200. */
export function isCalendarDay(text: string): boolean {
  if (!calendarDay.test(text) || text < "1900" || text >= "2201") return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
