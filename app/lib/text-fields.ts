import { z } from "zod";
import { isCalendarDay } from "./dates.ts";
import { commaSeparated, oneLine, severalLines } from "./sanitize-text.ts";

// Zod probes eval otherwise, and browsers report each try as a violation of the Content-Security-Policy.
z.config({ jitless: true });

// Fields of submission forms. What leaves them is ready for a column: cleaned, null where empty.

const linkMessage = "Enter a link such as https://example.org/page.";

/** `example.org/apply` -> `https://example.org/apply` */
function withScheme(text: string): string {
  return /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]|$)/u.test(text) ? `https://${text}` : text;
}

function isWebLink(text: string): boolean {
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(text)) return false;
  try {
    // URL.canParse is missing in the browsers of some phones.
    return new URL(text).host !== "";
  } catch {
    return false;
  }
}

/** Of this site: no visitor is sent elsewhere for a picture. */
export const isPicture = (address: string): boolean =>
  address.length <= 500 && /^\/files\/(logos|images)(\/[\w-][\w.-]*)+$/.test(address);

const pictureMessage = "Upload the picture: one that is on another site can't be shown here.";

const atMost = (longest: number) => `Use at most ${longest.toLocaleString("en")} characters.`;

export function requiredLine(message: string, longest: number) {
  return z.string({ error: message }).overwrite(oneLine).min(1, message).max(longest, atMost(longest));
}

export function requiredText(message: string, longest: number) {
  return z.string({ error: message }).overwrite(severalLines).min(1, message).max(longest, atMost(longest));
}

export function optionalLine(longest: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(longest, atMost(longest))
    .optional()
    .transform((text) => text || null);
}

export function optionalText(longest: number) {
  return z
    .string()
    .overwrite(severalLines)
    .max(longest, atMost(longest))
    .optional()
    .transform((text) => text || null);
}

export function optionalLink() {
  return z
    .string()
    .overwrite((text) => withScheme(oneLine(text)))
    .max(500, atMost(500))
    .refine((text) => text === "" || isWebLink(text), linkMessage)
    .optional()
    .transform((text) => text || null);
}

/** Of a menu; `what` is `a country`. */
export function optionalChoice<const Options extends readonly string[]>(options: Options, what: string) {
  return z
    .enum(options, { error: `Choose ${what} from the list.` })
    .optional()
    .transform((choice) => choice ?? null);
}

export function optionalPicture() {
  return z
    .string()
    .overwrite(oneLine)
    .refine((text) => text === "" || isPicture(text), pictureMessage)
    .optional()
    .transform((text) => text || null);
}

/** `/logos/1f0…`, of its id. */
export const logoPage = (id: string) => `/logos/${id}`;

const logoAddress = /^(?:(?:https?:\/\/)?[^/\s]+)?\/logos\/([\p{L}\p{M}\p{N}-]{1,100})(?:[/?#].*)?$/u;

/** The address of a logo's page here, whole or without the site, becomes the logo's slug or id. */
export function optionalLogo() {
  return z
    .string()
    .overwrite(oneLine)
    .refine(
      (text) => text === "" || logoAddress.test(text),
      "Enter the address of a logo's page on this site.",
    )
    .optional()
    .transform((text) => logoAddress.exec(text ?? "")?.[1]?.toLowerCase() ?? null);
}

/** `read` makes a list of the text, unless that is far longer than `most` entries of `longest` characters. */
function textList(read: (text: string) => string[], most: number, longest: number, message: string) {
  return z
    .string()
    .max(most * longest * 2, message)
    .optional()
    .transform((text) => read(text ?? ""))
    .refine((entries) => entries.length <= most, message);
}

/** Separated by commas. */
export function wordList(most: number, longest: number, messages: { many: string; long: string }) {
  return textList(commaSeparated, most, longest, messages.many).refine(eachAtMost(longest), messages.long);
}

export const tagList = () =>
  wordList(10, 40, { many: "Use at most 10 tags.", long: "Use at most 40 characters per tag." });

/** Counts code points, as zod and the database do. */
function eachAtMost(longest: number) {
  return (texts: string[]) => texts.every((text) => [...text].length <= longest);
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter(Boolean);
}

export function lineList(most: number, longest: number) {
  return textList(linesOf, most, longest, `Use at most ${most} lines.`).refine(
    eachAtMost(longest),
    `Use at most ${longest} characters per line.`,
  );
}

const dayMessage = "Enter a real date as year-month-day, such as 2026-11-30.";

export function requiredDay(message: string) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message, abort: true })
    .refine(isCalendarDay, { error: dayMessage, abort: true });
}

export function optionalDay() {
  return z
    .string()
    .trim()
    .refine((text) => text === "" || isCalendarDay(text), { error: dayMessage, abort: true })
    .optional()
    .transform((text) => text || null);
}

/** A spreadsheet writes 9:00, a database adds seconds. */
export function optionalTime() {
  return z
    .string()
    .trim()
    .overwrite((text) => (/^\d:/.test(text) ? `0${text}` : text))
    .refine((text) => text === "" || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text), {
      error: "Enter a time such as 14:30.",
      abort: true,
    })
    .optional()
    .transform((text) => text?.slice(0, 5) || null);
}
