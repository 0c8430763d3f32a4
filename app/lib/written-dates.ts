import { isCalendarDay } from "./dates.ts";
import { fold, plainLetters } from "./fold.ts";
import { oneLine } from "./sanitize-text.ts";

/** How `05/03/2027` is meant. */
export type DayOrder = "day-month" | "month-day";
const orders: DayOrder[] = ["day-month", "month-day"];

const two = (number: string | number) => String(number).padStart(2, "0");

/** What spreadsheets and databases add to a day that has no time. */
const midnight =
  /[t ] ?(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am) ?(?:z|utc|(?:gmt|utc)?[+-]\d\d:?\d\d|gmt)?(?: \([^()]*\))?$/;
const tidy = (text: string) => fold(oneLine(text)).replace(midnight, "");

const dayOf = (year: string, month: string | number, day: string) => {
  const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  return isCalendarDay(written) ? written : null;
};

/** The day that each order makes of `05/03/2027`; null for what is not written so. */
function readings(text: string): Record<DayOrder, string | null> | null {
  const found = /^(\d{1,2})(\s?[-/.\s]\s?)(\d{1,2})\2(\d{4}|\d{2})\.?$/.exec(text);
  if (!found) return null;
  const [, first = "", , second = "", year = ""] = found;
  return { "day-month": dayOf(year, second, first), "month-day": dayOf(year, first, second) };
}

/** The orders that a day such as `05/03/2027` may be written in; null where it needs none. */
export function ordersOf(text: string): DayOrder[] | null {
  const read = readings(tidy(text));
  return read && orders.filter((order) => read[order]);
}

/**
 * A day as people write it (2027-03-05, 2027/3/5, 5 March 2027, 31/12/2026) as `2027-03-05`; null for none, and for one that
 * may be two days, as `05/03/2027`, unless its order is known.
 */
export function readDay(text: string, order?: DayOrder): string | null {
  const written = tidy(text);
  const [, year = "", month = "", day = ""] =
    /^(\d{4})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{1,2})\.?$/.exec(written) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(written) ??
    [];
  if (year) return dayOf(year, month, day);
  const read = readings(written);
  if (!read) return readNamedMonth(written);
  if (order) return read[order];
  const days = new Set(orders.flatMap((one) => read[one] ?? []));
  // Of 27/03/05 the year is a guess.
  return days.size === 1 && /\d{4}\.?$/.test(written) ? ([...days][0] ?? null) : null;
}

/** Languages of Africa, and of who writes from elsewhere; where two have a word for different months, the first counts. */
const languages = "en fr pt sw ar es am ha so yo ig zu xh af rw om ti ln mg sn wo de it nl".split(" ");

function namesOf(options: Intl.DateTimeFormatOptions, dates: Date[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { ...options, calendar: "gregory", timeZone: "UTC" });
    for (const [index, date] of dates.entries()) {
      const type = options.month ? "month" : "weekday";
      const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? "";
      const word = fold(name).replace(/\.$/, "");
      if (/^\D{2,}$/.test(word) && !found.has(word)) found.set(word, index + 1);
    }
  }
  return found;
}

let known: { months: Map<string, number>; others: Set<string> } | undefined;
function names() {
  if (known) return known;
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 10)));
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 2, 1 + day)));
  const lengths = ["long", "short"] as const;
  const all = lengths.map((month) => [
    ...namesOf({ month, day: "numeric" }, months),
    ...namesOf({ month }, months),
  ]);
  const weekdays = lengths.flatMap((weekday) => [...namesOf({ weekday }, week).keys()]);
  known = {
    // The last of two counts in a map.
    months: new Map([...all.flat().reverse(), ["sept", 9]]),
    others: new Set([...weekdays, "de", "of", "the", "le", "du", "del", "el", "do", "ya", "tarehe"]),
  };
  return known;
}

/** `5 March 2027`, `Fri, Mar 5th, 2027`, `5-Mar-27`, `5 de março de 2027`, `٥ مارس ٢٠٢٧` */
function readNamedMonth(text: string): string | null {
  const { months, others } = names();
  const words = text.split(/[\s,./-]+/).filter((word) => word && (months.has(word) || !others.has(word)));
  // A `sam.` or `mar.` before it is a day of the week.
  if (words.length === 4 && others.has(words[0] ?? "")) words.shift();
  if (words.length !== 3) return null;
  const at = words.findIndex((word) => months.has(word));
  const numbers = words
    .filter((_, index) => index !== at)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th|er|e|o|a)$/, "$1"));
  const [first = "", last = ""] = numbers;
  const month = months.get(words[at] ?? "");
  if (!month || !numbers.every((number) => /^\d+$/.test(number))) return null;
  if (first.length === 4) return dayOf(first, month, last);
  return last.length === 4 || (at === 1 && last.length === 2) ? dayOf(last, month, first) : null;
}

/** A day is said as both of what it may be: `5 March or 3 May`. */
export function bothReadings(text: string): string[] {
  const read = readings(tidy(text));
  return read ? [...new Set(orders.flatMap((order) => read[order] ?? []))] : [];
}

const zoneBehind = / ?\(?\b((?:gmt|utc|wat|cat|eat|sast)(?: ?[+-] ?\d{1,2}(?::?00)?)?)\)?$/i;

/** What stands behind a time, as `EAT` in `3 pm EAT`; null for none. */
export const zoneOfTime = (text: string): string | null =>
  zoneBehind.exec(plainLetters(text).trim())?.[1] ?? null;

const noon: Record<string, string> = {
  noon: "12:00",
  midday: "12:00",
  midi: "12:00",
  midnight: "00:00",
  minuit: "00:00",
};

/** A time as people write it (9:00 AM, 17:30:00, 9h30, 17h, 9.30, 1730, 3pm EAT) as `09:00`; null for none. */
export function readTime(text: string): string | null {
  const written = fold(oneLine(text))
    .replace(zoneBehind, "")
    // A spreadsheet's day of no day.
    .replace(/^(?:1899-12-3[01]|1900-01-0[01])[t\s]/, "")
    .replace(/\.000z$|z$/, "")
    .replace(/([\d\s])([ap])(?:\s?\.?\s?m)?\.?$/, "$1$2m")
    .replace(/(ص)باحا?$|(م)سا$/, "$1$2")
    .replace(/^12 (?=noon|midnight)/, "")
    .replace(/(\d[:.]?\d{2}) ?(?:h|hrs?|uhr)$/, "$1")
    .replace(/ ?uhr$/, "h");
  if (noon[written]) return noon[written];
  const found =
    /^(\d{1,2})(?:\s?(?:[:.h]|heures?|hours?|hrs?)\s?(?:(\d{2})(?::\d{2}(?:\.\d+)?)?\s?(?:m(?:i?n)?)?)?)?\s?(am|pm|ص|م)?$/.exec(
      written,
    ) ?? /^([01]\d|2[0-3])([0-5]\d)$/.exec(written);
  if (!found) return null;
  const [, hours = "", minutes = "00", half] = found;
  // A 9 alone may be anything.
  if (written === hours || /[:.]$/.test(written)) return null;
  const hour = Number(hours);
  if (Number(minutes) > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return null;
  const isLate = half === "pm" || half === "م";
  return `${two(half ? (hour % 12) + (isLate ? 12 : 0) : hour)}:${minutes}`;
}
