import { type Language, locales } from "#app/words/languages.ts";

const dayMilliseconds = 86_400_000;
const locale = "en-GB";

function dayInUtc(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

type DateParts = [weekday: string, day: string, month: string, year: string];

type Formats = { day: Intl.DateTimeFormat; month: Intl.DateTimeFormat };
const known = new Map<Language, Formats>();

/** Of every language but English, whose form is our own. Beside a day, Portuguese writes a month as a number. */
function formatsOf(language: Language): Formats {
  let formats = known.get(language);
  if (!formats) {
    const month = { month: "short", timeZone: "UTC" } as const;
    const day = { ...month, weekday: "short", day: "numeric", year: "numeric" } as const;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales[language], options);
    formats = { day: format(day), month: format(month) };
    known.set(language, formats);
  }
  return formats;
}

/** `2026-12-06`, or a timestamp in UTC -> `["Sun", "6", "Dec", "2026"]`, the same in every browser */
export function dateParts(dayOrTimestamp: string, language: Language = "en"): DateParts {
  const at = new Date(dayOrTimestamp);
  if (language !== "en") {
    const { day, month } = formatsOf(language);
    const parts = day.formatToParts(at);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
    return [part("weekday"), part("day"), month.format(at), part("year")];
  }
  const [weekday = "", day, month = "", year = ""] = at.toUTCString().replace(",", "").split(" ");
  return [weekday, String(Number(day)), month, year];
}

/** `Sun 6 Dec 2026`, in UTC */
export function formatDate(dayOrTimestamp: string, language: Language = "en"): string {
  return language === "en"
    ? dateParts(dayOrTimestamp).join(" ")
    : formatsOf(language).day.format(new Date(dayOrTimestamp));
}

/** `2026-12` -> `Dec 2026` */
export function formatMonth(month: string, language: Language): string {
  const day = `${month}-01`;
  if (language === "en") return dateParts(day).slice(2).join(" ");
  const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString(locales[language], format);
}

/** `Fri 18–Sun 20 Dec 2026` */
export function formatDateRange(start: string, end: string, language: Language = "en"): string {
  if (start === end) return formatDate(start, language);
  if (language !== "en") return formatsOf(language).day.formatRange(new Date(start), new Date(end));
  const [first, last] = [dateParts(start), dateParts(end)];
  const said = first[3] !== last[3] ? 4 : first[2] !== last[2] ? 3 : 2;
  return `${first.slice(0, said).join(" ")}–${last.join(" ")}`;
}

/** `Sun 6 Dec 2026, 10:00 UTC` */
export function formatMoment(timestamp: string, language: Language = "en"): string {
  return `${momentText(new Date(timestamp), language)} UTC`;
}

/** `Sun 6 Dec 2026, 13:00`, by the clock of whoever reads it */
export function formatOwnMoment(timestamp: string, language: Language = "en"): string {
  const at = new Date(timestamp);
  return momentText(new Date(at.getTime() - at.getTimezoneOffset() * 60_000), language);
}

function momentText(at: Date, language: Language): string {
  const text = at.toISOString();
  return `${formatDate(text, language)}, ${formatClock(text.slice(11))}`;
}

export function formatClock(time: string): string {
  return time.slice(0, 5);
}

/** `EAT`, or `UTC+1`. Kenyan English knows the zones south of the Sahara, British English the others. */
export function zoneShortName(zone: string, at: Date): string {
  const names = ["en-KE", locale].map((language) => {
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(
      at,
    );
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  });
  const known = names.find((name) => !/^GMT[+-](?!0$)/.test(name)) ?? names[0] ?? zone;
  return known
    .replace(/^GMT\+0$/, "GMT")
    .replace("GMT+", "UTC+")
    .replace("GMT-", "UTC−");
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

/** `20:00:00`, by the clocks of a zone */
export const clockIn = (zone: string, now: Date) => now.toLocaleTimeString(locale, { timeZone: zone });

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** In milliseconds: how far the clocks of a zone are ahead of UTC. */
export function offsetAt(zone: string, at: number): number {
  let format = offsetFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    offsetFormats.set(zone, format);
  }
  const [, sign, ...parts] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(at)) ?? [];
  const [hours, minutes, seconds] = parts.map((part) => Number(part ?? 0));
  const ahead = (((hours || 0) * 60 + (minutes || 0)) * 60 + (seconds || 0)) * 1000;
  return sign === "-" ? -ahead : ahead;
}

/** `US/Eastern` is `America/New_York`. */
export function canonicalZone(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
}

/** Whole days from today (UTC, as in the database) to `day`; negative when past. */
export function daysLeft(day: string, now: Date): number {
  return Math.round((dayInUtc(day).getTime() - dayInUtc(todayIn("UTC", now)).getTime()) / dayMilliseconds);
}

const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>();

/** `2 hours ago`, `yesterday`, `in 3 days` */
export function formatRelative(timestamp: string, now: Date = new Date(), language: Language = "en"): string {
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
  if (!fitting && language === "en") return "just now";
  const format =
    relativeFormats.get(language) ??
    new Intl.RelativeTimeFormat(language === "en" ? "en" : locales[language], { numeric: "auto" });
  relativeFormats.set(language, format);
  return fitting ? format.format(Math.trunc(seconds / fitting[1]), fitting[0]) : format.format(0, "second");
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a day exists (not 2026-02-30) and lies between 1900 and 2200. */
export function isCalendarDay(text: string): boolean {
  if (!calendarDay.test(text) || text < "1900" || text >= "2201") return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What a column or a form holds, as people read it: a day or a time by itself; other text stays as it is. */
export function formatWhen(text: string): string {
  if (isCalendarDay(text)) return formatDate(text);
  return /^\d{2}:\d{2}:\d{2}$/.test(text) ? formatClock(text) : text;
}
