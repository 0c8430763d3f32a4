import { z } from "zod";
import { orInEnglish, sentencesOf } from "#app/words/sentence.ts";
import { formatDate } from "./dates.ts";
import { commaSeparated, oneLine, severalLines } from "./sanitize-text.ts";
import { isWebLink, withScheme } from "./written-addresses.ts";
import { bothReadings, readDay, readTime } from "./written-dates.ts";
import { type OtherWords, readChoice, readYear } from "./written-values.ts";

// Zod probes eval otherwise, and browsers report each try as a violation of the Content-Security-Policy.
z.config({ jitless: true });

// Fields of submission forms. What leaves them is ready for a column: cleaned, null where empty.

// Their messages are sentences, see words/sentence.ts: `parseForm` says them in the language of the page.

const say = sentencesOf("wrong");

/** Of this site: no visitor is sent elsewhere for a picture. */
export const isPicture = (address: string): boolean =>
  address.length <= 500 && /^\/files\/(logos|images)(\/[\w-][\w.-]*)+$/.test(address);

/** What a field takes, for who fills in a file, and the values of its menu with what that shows. */
type AboutField = { takes: string; options?: [value: string, label: string][]; isDay?: boolean };

/** Of a field made here, whatever was made of it since; null for others. */
export function aboutField(field: unknown): AboutField | null {
  if (!(field instanceof z.ZodType)) return null;
  const about = field.meta();
  if (about) return about as AboutField;
  if (field instanceof z.ZodDefault || field instanceof z.ZodOptional) return aboutField(field.unwrap());
  return field instanceof z.ZodPipe ? (aboutField(field.in) ?? aboutField(field.out)) : null;
}

const textOf = (longest: number) => ({ takes: `text of at most ${longest.toLocaleString("en")} characters` });

const atMost = (longest: number) => say("atMost", { longest });

export function requiredLine(message: string, longest: number) {
  return z
    .string({ error: message })
    .overwrite(oneLine)
    .min(1, message)
    .max(longest, atMost(longest))
    .meta(textOf(longest));
}

export function requiredText(message: string, longest: number) {
  return z
    .string({ error: message })
    .overwrite(severalLines)
    .min(1, message)
    .max(longest, atMost(longest))
    .meta(textOf(longest));
}

export function optionalLine(longest: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(longest, atMost(longest))
    .meta(textOf(longest))
    .optional()
    .transform((text) => text || null);
}

export function optionalText(longest: number) {
  return z
    .string()
    .overwrite(severalLines)
    .max(longest, atMost(longest))
    .meta(textOf(longest))
    .optional()
    .transform((text) => text || null);
}

export function optionalLink() {
  return z
    .string()
    .overwrite((text) => withScheme(oneLine(text)))
    .max(500, atMost(500))
    .refine((text) => text === "" || isWebLink(text), say("link"))
    .meta({ takes: "a link, such as https://example.org/page" })
    .optional()
    .transform((text) => text || null);
}

type Choosable<Value extends string = string> = {
  what: string;
  words?: OtherWords;
  such?: string;
  /** What no word of these says. */
  otherwise?: (text: string) => Value | null;
};

/** `a category: Design, Content or Research`; of many values only what they are `such` as. */
const inWords = (values: readonly string[], { what, such }: Pick<Choosable, "what" | "such">) =>
  such
    ? `${what}, such as ${such}`
    : `${what}: ${[...values.slice(0, -1)].join(", ")}${values.length > 1 ? " or " : ""}${values.at(-1)}`;

/** Of a menu, by a value or another word for it, in any case; `what` is `a country`. */
export function choice<const Value extends string>(values: readonly Value[], choosable: Choosable<Value>) {
  const { words, otherwise } = choosable;
  // The menu says the first of the other words.
  const shown = values.map((value) => words?.[value]?.split(",")[0] ?? value);
  return z
    .string()
    .overwrite((text) => readChoice(text, values, words) ?? otherwise?.(text) ?? text)
    .meta({
      takes: inWords(shown, choosable),
      options: values.map((value, at) => [value, shown[at] ?? value]),
    })
    .pipe(z.enum(values, { error: orInEnglish(`Choose ${inWords(shown, choosable)}.`, say("option")) }));
}

export function optionalChoice<const Value extends string>(
  values: readonly Value[],
  choosable: Choosable<Value>,
) {
  return choice(values, choosable)
    .optional()
    .transform((chosen) => chosen ?? null);
}

export function optionalPicture() {
  return z
    .string()
    .overwrite(oneLine)
    .refine((text) => text === "" || isPicture(text), say("picture"))
    .meta({ takes: "the address of a picture on this site, such as /files/images/…" })
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
    .refine((text) => text === "" || logoAddress.test(text), say("logoAddress"))
    .meta({ takes: "the address of a logo’s page, such as /logos/name" })
    .optional()
    .transform((text) => logoAddress.exec(text ?? "")?.[1]?.toLowerCase() ?? null);
}

/** `read` makes a list of the text, unless that is far longer than `max` entries of `longest` characters. */
function textList(read: (text: string) => string[], max: number, longest: number, message: string) {
  const apart = read === linesOf ? "each on a line of the cell" : "separated by commas";
  return z
    .string()
    .max(max * longest * 2, message)
    .meta({ takes: `up to ${max} texts, ${apart}` })
    .optional()
    .transform((text) => read(text ?? ""))
    .refine((entries) => entries.length <= max, message);
}

/** Separated by commas. */
export function wordList(max: number, longest: number, messages: { many: string; long: string }) {
  return textList(commaSeparated, max, longest, messages.many).refine(eachMaxLength(longest), messages.long);
}

export const tagList = () => wordList(10, 40, { many: say("tags.many"), long: say("tags.long") });

/** Counts code points, as zod and the database do. */
function eachMaxLength(longest: number) {
  return (texts: string[]) => texts.every((text) => [...text].length <= longest);
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter(Boolean);
}

export function lineList(max: number, longest: number) {
  return textList(linesOf, max, longest, say("lines.many", { max })).refine(
    eachMaxLength(longest),
    say("lines.long", { longest }),
  );
}

const isRead = (read: (text: string) => string | null) => (text: string) =>
  text === "" || read(text) === text;
const asRead = (read: (text: string) => string | null) => (text: string) => read(text) ?? text.trim();

function dayMessage({ input }: { input?: unknown }): string {
  const [one, other] = bothReadings(String(input)).map((day) => formatDate(day).replace(/^\w+ /, ""));
  return other
    ? orInEnglish(
        `This may be ${one} or ${other}. Write it as year-month-day, such as 2026-11-30.`,
        say("eitherDay"),
      )
    : say("day");
}

/** Cells of a column of days are read together, since one tells how another is meant: see check-csv.ts. */
const day = { takes: "a date, such as 2026-11-30", isDay: true };

export function requiredDay(message: string) {
  return z
    .string({ error: message })
    .overwrite(asRead((text) => readDay(text)))
    .min(1, { error: message, abort: true })
    .refine(
      isRead((text) => readDay(text)),
      { error: dayMessage, abort: true },
    )
    .meta(day);
}

export function optionalDay() {
  return z
    .string()
    .overwrite(asRead((text) => readDay(text)))
    .refine(
      isRead((text) => readDay(text)),
      { error: dayMessage, abort: true },
    )
    .optional()
    .transform((text) => text || null)
    .meta(day);
}

export function optionalTime() {
  return z
    .string()
    .overwrite(asRead(readTime))
    .refine(isRead(readTime), { error: say("time"), abort: true })
    .meta({ takes: "a time, such as 14:30 or 2:30 PM" })
    .optional()
    .transform((text) => text || null);
}

/** A year from `first` to `last`, also that of a date. */
export function optionalYear({ first, last }: { first: number; last: number }) {
  const message = say("year", { first: String(first), last: String(last) });
  return z
    .string()
    .meta({ takes: `a year from ${first} to ${last}` })
    .optional()
    .transform((text, { addIssue }) => {
      if (!text?.trim()) return null;
      const year = readYear(text);
      if (year !== null && year >= first && year <= last) return year;
      addIssue({ code: "custom", message });
      return z.NEVER;
    });
}
