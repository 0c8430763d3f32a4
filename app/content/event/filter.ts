import { africanCountries } from "#app/lib/countries.ts";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { searchText } from "#app/lib/search-text.ts";
import { eventCategories, eventTypes } from "./options.ts";

export const eventTimes = ["all", "upcoming", "past"] as const;
export type EventTime = (typeof eventTimes)[number];

export const isMonth = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

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
