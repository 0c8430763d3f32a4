import { z } from "zod";
import { commaSeparated, oneLine, severalLines } from "./sanitize-text.ts";

// Zod would try eval where rules are made, which the Content-Security-Policy forbids: browsers tell of each try.
z.config({ jitless: true });

// Fields of submission forms that mean the same in every kind. Browsers post text; what leaves these
// is ready for a column: cleaned, null where nothing was written, a list where one line is one entry.

export const linkMessage = "Enter a link that starts with http:// or https://.";

/** Whether a text is a whole http or https address and nothing else. */
function isWebLink(text: string): boolean {
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(text)) return false;
  try {
    // URL.canParse is younger than the browsers of some phones.
    return new URL(text).host !== "";
  } catch {
    return false;
  }
}

/** Whether a text is the address of a file that is stored here, or of a picture of the web. */
export function isPicture(address: string): boolean {
  if (address.length > 500) return false;
  return /^\/files\/(logos|images)(\/[\w-][\w.-]*)+$/.test(address) || isWebLink(address);
}

const atMost = (longest: number) => `Use at most ${longest.toLocaleString("en")} characters.`;

/** A line that must be there. `message` is said when it is missing. */
export function requiredLine(message: string, longest: number) {
  return z
    .string({ error: message })
    .overwrite(oneLine)
    .min(1, { error: message, abort: true })
    .max(longest, atMost(longest));
}

/** Several lines that must be there. `message` is said when they are missing. */
export function requiredText(message: string, longest: number) {
  return z
    .string({ error: message })
    .overwrite(severalLines)
    .min(1, { error: message, abort: true })
    .max(longest, atMost(longest));
}

/** A line that may stay empty; null then. */
export function optionalLine(longest: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(longest, atMost(longest))
    .optional()
    .transform((text) => text || null);
}

/** Several lines that may stay empty; null then. */
export function optionalText(longest: number) {
  return z
    .string()
    .overwrite(severalLines)
    .max(longest, atMost(longest))
    .optional()
    .transform((text) => text || null);
}

/** A web address that may stay empty; null then. Only http and https. */
export function optionalLink() {
  return z
    .string()
    .overwrite(oneLine)
    .max(500, atMost(500))
    .refine((text) => text === "" || isWebLink(text), linkMessage)
    .optional()
    .transform((text) => text || null);
}

/** The address of a picture, here or elsewhere, that may stay empty; null then. */
export function optionalPicture() {
  return z
    .string()
    .overwrite(oneLine)
    .refine((text) => text === "" || isPicture(text), linkMessage)
    .optional()
    .transform((text) => text || null);
}

/** Tags between commas: trimmed, empty ones and repeats dropped. */
export function tagList() {
  return z
    .string()
    .optional()
    .transform((text) => commaSeparated(text ?? ""))
    .refine((tags) => tags.length <= 10, "Use at most 10 tags.")
    .refine(eachAtMost(40), "Use at most 40 characters for a tag.");
}

/** A rule for a list: no text of it is longer. Counts code points, as zod and the database do. */
export function eachAtMost(longest: number) {
  return (texts: string[]) => texts.every((text) => [...text].length <= longest);
}

/** The lines of a text area, cleaned, without the empty ones. */
export function linesOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter(Boolean);
}

/** One entry a line. */
export function lineList(most: number, longest: number) {
  return z
    .string()
    .optional()
    .transform(linesOf)
    .refine((lines) => lines.length <= most, `Use at most ${most} lines.`)
    .refine(eachAtMost(longest), `Use at most ${longest} characters in a line.`);
}

/** The parts of a line between bars, e.g. `Selam Tadesse | Type designer`. */
export function partsOf(line: string): string[] {
  return line.split("|").map(oneLine);
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists, e.g. not 2026-02-30, in the years a calendar needs. */
export function isCalendarDay(text: string): boolean {
  if (!calendarDay.test(text) || text < "1900" || text >= "2201") return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const dayMessage = "Enter a date that exists, as year-month-day.";

/** A day that must be there. `message` is said when it is missing. */
export function requiredDay(message: string) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message, abort: true })
    .refine(isCalendarDay, { error: dayMessage, abort: true });
}

/** A day that may stay empty; null then. */
export function optionalDay() {
  return z
    .string()
    .trim()
    .refine((text) => text === "" || isCalendarDay(text), { error: dayMessage, abort: true })
    .optional()
    .transform((text) => text || null);
}

/** A time of day that may stay empty; null then. Seconds, which a database adds, are cut off; a spreadsheet writes 9:00. */
export function optionalTime() {
  return z
    .string()
    .trim()
    .overwrite((text) => (/^\d:/.test(text) ? `0${text}` : text))
    .refine((text) => text === "" || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text), {
      error: "Enter a time as 14:30.",
      abort: true,
    })
    .optional()
    .transform((text) => text?.slice(0, 5) || null);
}
