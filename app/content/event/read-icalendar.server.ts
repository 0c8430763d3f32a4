import ICAL from "ical.js";
import { shorten } from "#app/lib/shorten.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { isWebLink } from "#app/lib/written-addresses.ts";
import { readChoice } from "#app/lib/written-values.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { valueIn } from "./calendar-zones.server.ts";
import { ownColumns, ownProperty } from "./icalendar.server.ts";
import { eventCategories, eventFormats, eventFormatWords, eventTypes } from "./options.ts";
import { whenOfVevent } from "./read-times.server.ts";

const say = sentencesOf("wrong");

/** Ten times what a year of events takes; the parser reads it in half a second, whatever it is. */
const maxBytes = 512 * 1024;
/** In characters: the longest text of a form. */
const maxText = 10_000;
/** A property's name and parameters, in characters: the parser takes their square in time. */
const endlessHead = /^[^:\n]{10000}/m;

type ReadEvent = {
  /** As the form of an event has them. */
  values: Record<string, string>;
  /** What could not be taken over as it is: sentences. */
  notes: string[];
};

/**
 * At most `max` events of an iCalendar file, those that are to come first; `total` is how many it has. Null for a text that is no
 * such file. Throws a SyntaxError whose message is a sentence for one that can't be read.
 */
export function readIcalendar(
  text: string,
  max: number,
  now: Date = new Date(),
): { items: ReadEvent[]; total: number } | null {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return null;
  if (Buffer.byteLength(text) > maxBytes)
    throw new SyntaxError(say("calendar.large", { kilobytes: String(maxBytes / 1024) }));
  const events = parsed(text).flatMap((calendar) => eventsOf(calendar));
  if (events.length === 0) throw new SyntaxError(say("calendar.empty"));
  const today = now.toISOString().slice(0, 10);
  const dayOf = (event: ICAL.Component) => String(event.getFirstProperty("dtstart")?.toJSON()[3] ?? "");
  const byDay = events.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  const from = byDay.findIndex((event) => dayOf(event) >= today);
  const chosen = from < 0 ? byDay.toReversed() : [...byDay.slice(from), ...byDay.slice(0, from).reverse()];
  return { items: chosen.slice(0, max).map(readEvent), total: events.length };
}

function parsed(text: string): ICAL.Component[] {
  const damaged = new SyntaxError(say("calendar.damaged"));
  if (endlessHead.test(text.replace(/\r?\n[ \t]/g, ""))) throw damaged;
  try {
    return componentsOf(text);
  } catch {
    try {
      return componentsOf(mended(text));
    } catch {
      throw damaged;
    }
  }
}

/** A file may hold several calendars. */
function componentsOf(text: string): ICAL.Component[] {
  const found = ICAL.parse(text.trim());
  return (typeof found[0] === "string" ? [found] : found).map((one: typeof found) => new ICAL.Component(one));
}

/** Without the lines that can't be read, and with texts in one that a program has broken without the space of RFC 5545. */
function mended(text: string): string {
  const lines: string[] = [];
  for (const line of text.trim().split(/\r\n|\r|\n/)) {
    if (/^[A-Za-z0-9-]+[:;]/.test(line)) lines.push(line);
    else if (line.trim() && lines.length > 0)
      lines.push(`${lines.pop()}${line.replace(/^[ \t]|^/, (space) => (space ? "" : "\\n"))}`);
  }
  return lines.filter(isReadable).join("\r\n");
}

function isReadable(line: string): boolean {
  if (/^(BEGIN|END):/i.test(line)) return true;
  try {
    return Boolean(ICAL.Property.fromString(line));
  } catch {
    return false;
  }
}

/** Without the changes of single days, whose event is there. */
function eventsOf(calendar: ICAL.Component): ICAL.Component[] {
  const all = calendar.getAllSubcomponents("vevent");
  const uid = (event: ICAL.Component) => String(valueIn(event, "uid"));
  const whole = new Set(all.filter((event) => !event.hasProperty("recurrence-id")).map(uid));
  return all.filter((event) => !(event.hasProperty("recurrence-id") && whole.has(uid(event))));
}

function readEvent(event: ICAL.Component): ReadEvent {
  const text = (name: string) =>
    String(valueIn(event, name) ?? "")
      .slice(0, maxText)
      .trim();
  const { notes, ...times } = whenOfVevent(event);
  const link = text("url");
  const own = Object.fromEntries(
    ownColumns.flatMap((column) => {
      // ical.js leaves what it doesn't know as it is written.
      const value = text(ownProperty(column).toLowerCase()).replace(/\\([\\;,])/g, "$1");
      return value ? [[column, column.endsWith("_time") ? value.slice(0, 5) : value]] : [];
    }),
  );
  const isOurs = Object.keys(own).length > 0;
  const values: Record<string, string> = {
    title: shorten(text("summary"), 160),
    ...times,
    ...places(text("location") || text("conference") || text("x-google-conference")),
    ...texts(isOurs ? text("description") : withoutTags(text("description")), link),
    ...categories(event, isOurs),
    canceled: text("status").toUpperCase() === "CANCELLED" ? "on" : "",
    ...(isWebLink(link) && !link.startsWith(absoluteUrl("/events/")) && { registration_url: link }),
    ...organizer(event),
    ...own,
  };
  return { values, notes };
}

/** Program and person write `Mwangaza Hall, 14 Jacaranda Close, Nairobi, Kenya`, Meetup `Mwangaza Hall (14 Jacaranda Close, Nairobi)`. */
function places(location: string): Record<string, string> {
  const written = location.replace(/ ?\(([^(),]*,[^()]*)\)$/, ", $1");
  const link = /https?:\/\/\S+/.exec(written)?.[0];
  if (link || readChoice(written, eventFormats, eventFormatWords) === "online")
    return {
      venue: "",
      address: "",
      location: "Online",
      format: "online",
      ...(link && isWebLink(link) && { registration_url: link }),
    };
  const parts = written.split(/[,\n]/).map((part) => part.trim());
  const [venue = "", ...rest] = parts.filter(Boolean);
  if (rest.length < 2) return { venue: "", address: "", location: shorten([venue, ...rest].join(", "), 160) };
  return {
    venue: shorten(venue, 160),
    address: shorten(rest.slice(0, -2).join(", "), 300),
    location: shorten(rest.slice(-2).join(", "), 160),
  };
}

/** A long text is that of the page, and its beginning that of the card. */
function texts(written: string, link: string): Record<string, string> {
  const text = (link && written.endsWith(link) ? written.slice(0, -link.length) : written).trim();
  if (text.length <= 500) return { description: text, long_description: "" };
  return { description: shorten(text, 300), long_description: text };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };

/** Google writes descriptions in HTML. */
function withoutTags(text: string): string {
  if (!/<\/?(?:p|br|a|b|i|u|div|span|ul|ol|li|html)\b[^<>]*>/i.test(text)) return text;
  return text
    .replace(/<br[^<>]*>|<\/(?:p|div|li|ul|ol|h\d)>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}

/** Those of ours are what they are called, the others are tags. */
function categories(event: ICAL.Component, isOurs: boolean): Record<string, string> {
  const words = event
    .getAllProperties("categories")
    .slice(0, 30)
    .flatMap((property) => property.getValues().slice(0, 30).map(String))
    .slice(0, 30);
  const category = words.find((word) => readChoice(word, eventCategories));
  const type = isOurs ? undefined : words.find((word) => readChoice(word, eventTypes));
  const tags = words.filter((word) => word.trim() && word.length <= 40 && word !== category && word !== type);
  return {
    ...(category && { category: readChoice(category, eventCategories) ?? "" }),
    ...(type && { event_type: readChoice(type, eventTypes) ?? "" }),
    tags: tags.slice(0, 10).join(", "),
  };
}

/** Programs put an address where they know no name. */
function organizer(event: ICAL.Component): Record<string, string> {
  const name = event.getFirstProperty("organizer")?.getFirstParameter("cn")?.trim() ?? "";
  return name && !name.includes("@") ? { organizer: shorten(name, 160) } : {};
}
