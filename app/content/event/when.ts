import { dateParts, formatClock, formatDateRange, zoneShortName } from "#app/lib/dates.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";

type Hours = { start_time: string | null; end_time: string | null };
type When = Hours & {
  start_date: string;
  end_date: string;
  time_zone: string;
  starts_at: string;
};

const withZone = (clocks: string | null, event: When) =>
  clocks && `${clocks} ${zoneShortName(event.time_zone, new Date(event.starts_at))}`;

/** Whether its hours are a night's: 21:00 to 02:00. */
export function endsNextDay({ start_time, end_time }: Hours): boolean {
  return start_time !== null && end_time !== null && end_time < start_time;
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The day on which an event is over: of a night the day after. */
export function lastDay(event: Hours & { end_date: string }): string {
  return endsNextDay(event) ? dayAfter(event.end_date) : event.end_date;
}

const isOneDay = ({ start_date, end_date }: When) => start_date === end_date;

/** An event's hours in its own zone: `14:00–18:00 EAT`, `20:00–02:00 EAT each night`; null when not stated. */
export function eventHours(event: When, language: Language = "en"): string | null {
  const t = translator(language, "events");
  const [start, end] = [event.start_time, event.end_time].map((time) => time && formatClock(time));
  const hours = withZone(
    start && end ? `${start}–${end}` : start || (end ? t("until", { time: end }) : null),
    event,
  );
  return hours && endsNextDay(event) && !isOneDay(event) ? t("eachNight", { hours }) : hours;
}

/** An event's days and hours: `Sun 6 Dec 2026, 14:00–18:00 EAT` */
export function eventWhen(event: When, language: Language = "en"): string {
  return withHours(eventDays(event, language), event, language);
}

function withHours(days: string, event: When, language: Language): string {
  const hours = eventHours(event, language);
  return hours ? translator(language, "events")("daysAndHours", { days, hours }) : days;
}

/** `Sun 6 Dec 2026` or `Fri 18–Sun 20 Dec 2026`; of a single night both days. */
export function eventDays(event: When, language: Language = "en"): string {
  return formatDateRange(event.start_date, isOneDay(event) ? lastDay(event) : event.end_date, language);
}

/** What a card says beside the block: `Sun, 14:00–18:00 EAT` or `Fri–Sun, 09:00–17:00 CAT` */
export function eventWeekdays(event: When, language: Language = "en"): string {
  const { start_date, end_date } = event;
  const days = start_date === end_date ? [start_date] : [start_date, end_date];
  return withHours(days.map((day) => dateParts(day, language)[0]).join("–"), event, language);
}

/** The date block: `6` above `Dec`, `18–20` above `Dec`, or `30 Nov–2 Dec`. The year is said where it is another. */
export function eventBlock(
  { start_date, end_date }: When,
  now: Date = new Date(),
  language: Language = "en",
): [days: string, below: string] {
  const [, day, month, year] = dateParts(start_date, language);
  const [, lastDay, lastMonth] = dateParts(end_date, language);
  const otherYear = year === String(now.getUTCFullYear()) ? "" : year;
  if (start_date.slice(0, 7) !== end_date.slice(0, 7))
    return [`${day}\u00a0${month}–${lastDay}\u00a0${lastMonth}`, otherYear];
  return [start_date === end_date ? day : `${day}–${lastDay}`, [month, otherYear].filter(Boolean).join(" ")];
}
