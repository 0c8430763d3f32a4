import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import {
  address,
  entry,
  entryShape,
  fullAddress,
  oneOf,
  resource,
  searchFilter,
  tags,
  text,
  timestamp,
} from "#app/content/api-resource.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { countryWords } from "#app/lib/country-names.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { inUtc } from "#app/lib/timestamp.ts";
import { plainDigits } from "#app/lib/written-values.ts";
import { type Language, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { isMonth } from "./filter.ts";
import { eventCategories, eventFormats, eventTimeStates, eventTypes } from "./options.ts";
import { type EventFilter, eventNamed, eventsAfter } from "./queries.server.ts";
import type { EventDetail, EventSummary } from "./schema.ts";
import { eventTimeState } from "./time-state.ts";
import { eventWhen } from "./when.ts";

export async function eventEntries(
  supabase: Supabase,
  filter: EventFilter,
  language: Language,
): Promise<FeedEntry[]> {
  const t = translator(language, "feeds");
  const events = await eventsAfter(supabase, filter, null, feedSize);
  return events.map((event) => ({
    id: event.id,
    title: event.canceled ? t("canceled", { title: event.title }) : event.title,
    summary: [t("event", { when: eventWhen(event, language), place: event.location }), event.description]
      .filter(Boolean)
      .join("\n\n"),
    url: absoluteUrl(localPath(language, `/events/${event.slug}`)),
    published: event.created_at,
    updated: event.updated_at,
    categories: [event.category, event.event_type, ...event.tags],
  }));
}

const clock = z.string().regex(/^\d{2}:\d{2}$/);

const summary = z.object({
  ...entryShape,
  title: text,
  description: text.nullable(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  start_time: clock.nullable().meta({ description: "In the event’s time zone; null if not stated." }),
  end_time: clock.nullable().meta({
    description:
      "Before start_time it is the next day’s. From start_date to end_date, each day or night has these hours.",
  }),
  time_zone: text.meta({ description: "An IANA time zone." }),
  starts_at: timestamp,
  ends_at: timestamp,
  time_state: z.enum(eventTimeStates).meta({ description: "At the time of the response." }),
  location: text,
  event_type: z.enum(eventTypes),
  format: z.enum(eventFormats),
  category: z.enum(eventCategories),
  tags,
  organizer: text.nullable(),
  image: address.nullable(),
});

const detail = summary.extend({
  long_description: text.nullable(),
  venue: text.nullable(),
  address: text.nullable(),
  registration_url: address.nullable(),
  organizer_description: text.nullable(),
  schedule: z.array(z.object({ time: text, title: text })),
  speakers: z.array(z.object({ name: text, role: text, image: address.nullable() })),
});

export const eventResource = resource({
  name: "events",
  title: "Event",
  filter: z.strictObject({
    search: searchFilter,
    time: oneOf(["all", "upcoming", "past"]).default("upcoming").meta({
      description: "Upcoming: not yet ended. Past: ended.",
    }),
    month: z
      .string()
      .overwrite((text) => plainDigits(text).replace(/^(\d{4})[/.](\d\d)$/, "$1-$2"))
      .regex(isMonth, "takes a month such as 2026-12")
      .optional()
      .meta({ description: "The month it touches, e.g. 2026-12." }),
    category: oneOf(eventCategories),
    type: oneOf(eventTypes),
    country: oneOf(africanCountries, countryWords),
    city: searchFilter.meta({ description: "The city’s name, as it begins a location." }),
  }),
  summary,
  detail,
  list: (...asked) => eventsAfter(...asked, true),
  one: eventNamed,
  shape: (row: EventSummary & Partial<EventDetail>) => ({
    ...row,
    ...entry(row, "events"),
    start_time: row.start_time?.slice(0, 5) ?? null,
    end_time: row.end_time?.slice(0, 5) ?? null,
    starts_at: inUtc(row.starts_at),
    ends_at: inUtc(row.ends_at),
    time_state: eventTimeState(row),
    registration_url: fullAddress(row.registration_url ?? null),
    image: fullAddress(row.image_url),
    speakers: row.speakers?.map((speaker) => ({ ...speaker, image: fullAddress(speaker.image) })),
  }),
});
