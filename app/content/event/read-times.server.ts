import ICAL from "ical.js";
import { offsetAt } from "#app/lib/dates.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { valueIn, zoneLike, zoneNamed } from "./calendar-zones.server.ts";

const say = sentencesOf("wrong");

const dayMs = 86_400_000;

/** A clock's time as if it were in UTC, in milliseconds: so that clocks can be subtracted. */
type Clock = number;

const dayOf = (clock: Clock) => new Date(clock).toISOString().slice(0, 10);
const timeOf = (clock: Clock) => new Date(clock).toISOString().slice(11, 16);

const clockOf = ({ year, month, day, hour, minute }: ICAL.Time): Clock =>
  Date.UTC(year, month - 1, day, hour, minute);

type Written = { clock: Clock; isDay: boolean; isUtc: boolean; zone: string };

/** Null for what is no time, and for a year that no event of ours has. */
function written(event: ICAL.Component, name: string): Written | null {
  const property = event.getFirstProperty(name);
  const time = valueIn(event, name) ?? dayIn(property);
  if (!property || !(time instanceof ICAL.Time) || !(time.year >= 1900 && time.year <= 2200)) return null;
  const clock = clockOf(time);
  if (!Number.isFinite(clock)) return null;
  const zone = property.getFirstParameter("tzid") ?? "";
  return { clock, isDay: time.isDate, isUtc: time.zone?.tzid === "UTC" && !zone, zone };
}

/** Some programs don't say that a value is a day and no moment. */
function dayIn(property: ICAL.Property | null): ICAL.Time | null {
  const [day] = /^\d{4}-\d\d-\d\d(?=T?:|$)/.exec(String(property?.toJSON()[3])) ?? [];
  return day ? ICAL.Time.fromDateString(day) : null;
}

type EventTimes = {
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
  notes: string[];
} & {
  time_zone?: string;
};

/** Days, times and time zone of a VEVENT as the form of an event has them, and what had to be left out. */
export function whenOfVevent(event: ICAL.Component): EventTimes {
  const notes: string[] = [];
  const start = written(event, "dtstart");
  if (!start) return { start_date: "", end_date: "", start_time: "", end_time: "", notes };
  const zone = zoneOf(start, event, notes);
  const begins = start.isUtc ? start.clock + offsetAt(zone ?? "UTC", start.clock) : start.clock;
  const ends = endOf(event, { begins, zone });
  const nights = repeats(event, { begins, zone }, notes);
  const isMidnight = (clock: Clock) => timeOf(clock) === "00:00";
  const named = zone ? { time_zone: zone } : {};

  if (start.isDay || (isMidnight(begins) && ends !== null && ends > begins && isMidnight(ends))) {
    const last = Math.max(begins, (ends ?? begins) - dayMs) + (nights - 1) * dayMs;
    // A day has no zone of its own: the calendar's, if it says one.
    return {
      start_date: dayOf(begins),
      end_date: dayOf(last),
      start_time: "",
      end_time: "",
      ...named,
      notes,
    };
  }
  const [start_date, start_time] = [dayOf(begins), timeOf(begins)];
  const fromTo = (last: Clock, end_time: string) => ({
    start_date,
    end_date: dayOf(last),
    start_time,
    end_time,
    ...named,
    notes,
  });
  if (ends === null || ends <= begins) return fromTo(begins + (nights - 1) * dayMs, "");
  if (ends - begins < dayMs) return fromTo(begins + (nights - 1) * dayMs, timeOf(ends));
  if (isMidnight(ends)) return fromTo(ends - dayMs, "");
  if (timeOf(ends) < start_time) {
    notes.push(say("calendar.until", { time: timeOf(ends) }));
    return fromTo(ends, "");
  }
  if (timeOf(ends) > start_time) notes.push(say("calendar.eachDay", { from: start_time, to: timeOf(ends) }));
  return fromTo(ends, timeOf(ends));
}

/** Of a start that has no zone we know, the one of the calendar, or one with the same clocks; null where nothing tells. */
function zoneOf(start: Written, event: ICAL.Component, notes: string[]): string | null {
  const calendar = event.parent;
  const ofCalendar = zoneNamed(String(valueIn(calendar, "x-wr-timezone") ?? ""));
  if (start.isUtc) return ofCalendar ?? "UTC";
  if (!start.zone) {
    if (!ofCalendar && !start.isDay) notes.push(say("calendar.noZone"));
    return ofCalendar;
  }
  const vtimezone = calendar
    ?.getAllSubcomponents("vtimezone")
    .find((one) => valueIn(one, "tzid") === start.zone);
  const named = zoneNamed(start.zone) ?? zoneNamed(String(valueIn(vtimezone, "x-lic-location") ?? ""));
  if (named) return named;
  const alike = vtimezone ? zoneLike(vtimezone, new Date(start.clock).getUTCFullYear()) : null;
  notes.push(
    alike
      ? say("calendar.alike", { zone: start.zone.slice(0, 60), alike })
      : say("calendar.unknownZone", { zone: start.zone.slice(0, 60) }),
  );
  return alike;
}

type Begun = { begins: Clock; zone: string | null };

/** By the clock of the zone in which it begins; null where it isn't stated. */
function endOf(event: ICAL.Component, { begins, zone }: Begun): Clock | null {
  const end = written(event, "dtend");
  if (!end) {
    const duration = valueIn(event, "duration");
    const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : Number.NaN;
    return seconds > 0 && seconds < 10 * 366 * 86_400 ? begins + seconds * 1000 : null;
  }
  if (end.isUtc) return end.clock + offsetAt(zone ?? "UTC", end.clock);
  const other = end.zone ? zoneNamed(end.zone) : null;
  if (!other || !zone || other === zone) return end.clock;
  const moment = end.clock - offsetAt(other, end.clock - offsetAt(other, end.clock));
  return moment + offsetAt(zone, moment);
}

/** On how many days in a row it takes place: a rule is read and never carried out. */
function repeats(event: ICAL.Component, { begins, zone }: Begun, notes: string[]): number {
  if (event.hasProperty("rdate")) notes.push(say("calendar.further"));
  if (event.getAllProperties("rrule").length === 0) return 1;
  const rule = valueIn(event, "rrule") as ICAL.Recur | null;
  const byParts = Object.keys(rule?.parts ?? {});
  const days =
    rule?.freq === "DAILY" && rule.interval === 1 && byParts.length === 0
      ? daysOf(rule, { begins, zone })
      : null;
  if (days === null) {
    notes.push(say("calendar.rule"));
    return 1;
  }
  if (event.hasProperty("exdate")) notes.push(say("calendar.excluded"));
  return days;
}

function daysOf({ count, until }: ICAL.Recur, { begins, zone }: Begun): number | null {
  if (count) return count <= 3660 ? count : null;
  if (!until) return null;
  const last = clockOf(until);
  const isUtc = !until.isDate && until.zone?.tzid === "UTC";
  const ends = isUtc ? last + offsetAt(zone ?? "UTC", last) : until.isDate ? last + dayMs - 1 : last;
  const days = Math.floor((ends - begins) / dayMs) + 1;
  return days >= 1 && days <= 3660 ? days : null;
}
