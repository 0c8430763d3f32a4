import { searchText } from "#app/lib/search-text.ts";
import { eventCategories, eventTypes } from "./options.ts";

export const eventTimes = [
  ["all", "All"],
  ["upcoming", "Upcoming"],
  ["past", "Past"],
] as const;
export type EventTime = (typeof eventTimes)[number][0];

/** Reads an event filter from an address; unknown words are ignored. `usualTime` stands in for a missing time. */
export function readEventFilter(parameters: URLSearchParams, usualTime: EventTime = "upcoming") {
  const time = parameters.get("time");
  const category = parameters.get("category");
  const type = parameters.get("type");
  return {
    search: searchText(parameters),
    time: eventTimes.find(([value]) => value === time)?.[0] ?? usualTime,
    category: eventCategories.find((name) => name === category),
    type: eventTypes.find((name) => name === type),
  };
}

export function isNarrowed({ search, time, category, type }: ReturnType<typeof readEventFilter>): boolean {
  return Boolean(search || category || type) || time !== "all";
}
