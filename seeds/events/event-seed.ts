import type { EventFormat, eventCategories, eventTypes } from "#app/content/event/options.ts";
import type { Entry } from "#seeds/entry.ts";

export type EventSeed = Entry & {
  title: string;
  description: string | null;
  /** Paragraphs are parted by a blank line. */
  long_description: string | null;
  /** start_date is the day of seeding plus this many days; below zero is in the past. */
  startsInDays: number;
  /** 1 for an event of one day: end_date is start_date + lastsDays - 1. */
  lastsDays: number;
  start_time: string | null;
  end_time: string | null;
  time_zone: string;
  location: string;
  venue: string | null;
  address: string | null;
  event_type: (typeof eventTypes)[number];
  format: EventFormat;
  category: (typeof eventCategories)[number];
  tags: string[];
  registration_url: string | null;
  organizer: string | null;
  organizer_description: string | null;
  image_url: string | null;
  schedule: { time: string; title: string }[];
  speakers: { name: string; role: string; image: string | null }[];
  canceled: boolean;
};

/** What an organizer may leave out. */
export const unset = {
  description: null,
  long_description: null,
  lastsDays: 1,
  start_time: null,
  end_time: null,
  venue: null,
  address: null,
  tags: [],
  registration_url: null,
  organizer: null,
  organizer_description: null,
  image_url: null,
  schedule: [],
  speakers: [],
  canceled: false,
} satisfies Partial<EventSeed>;
