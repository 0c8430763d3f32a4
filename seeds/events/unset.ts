import type { EventSeed } from "#seeds/events.ts";

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
