import { africanCountries } from "#app/lib/countries.ts";
import { formatMonth } from "#app/lib/dates.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { eventCategories, eventCategoryIn, eventTypeIn, eventTypes } from "./options.ts";

export const eventTimes = ["all", "upcoming", "past"] as const;
export type EventTime = (typeof eventTimes)[number];

export const isMonth = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/** As a language says it; what is stored stays English. */
export function eventChoiceIn(language: Language, name: string, value: string): string {
  const t = translator(language, "eventPage");
  const time = name === "time" && eventTimes.find((one) => one === value);
  if (time) return t(`list.times.${time}`);
  if (name === "month") return formatMonth(value, language);
  const events = translator(language, "events");
  if (name === "category") return eventCategoryIn(events, value);
  return name === "type" ? eventTypeIn(events, value) : value;
}

export function monthsOf(time: EventTime, now: Date = new Date()): string[] {
  const [first, last] = [time === "upcoming" ? 0 : -11, time === "past" ? 0 : 11];
  const months = Array.from({ length: last - first + 1 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + first + index)).toISOString().slice(0, 7),
  );
  return time === "upcoming" ? months : months.reverse();
}

export function readEventFilter(parameters: URLSearchParams, usualTime: EventTime = "upcoming") {
  const time = parameters.get("time");
  const category = parameters.get("category");
  const type = parameters.get("type");
  const month = parameters.get("month") ?? "";
  const country = parameters.get("country");
  return {
    search: searchText(parameters),
    time: eventTimes.find((name) => name === time) ?? usualTime,
    month: isMonth.test(month) ? month : undefined,
    category: eventCategories.find((name) => name === category),
    type: eventTypes.find((name) => name === type),
    country: africanCountries.find((code) => code === country),
    city: oneLine(parameters.get("city") ?? ""),
  };
}

export function isNarrowed({
  search,
  time,
  month,
  category,
  type,
  country,
  city,
}: ReturnType<typeof readEventFilter>): boolean {
  return Boolean(search || month || category || type || country || city) || time !== "all";
}
