import { z } from "zod";
import type { FormValues } from "#app/lib/form-values.ts";
import {
  choice,
  logoPage,
  optionalLine,
  optionalLink,
  optionalLogo,
  optionalPicture,
  optionalText,
  optionalTime,
  requiredDay,
  requiredLine,
  tagList,
} from "#app/lib/text-fields.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { timeZones, timeZoneWords, zoneOnceNamed } from "./every-time-zone.ts";
import { eventCategories, eventFormats, eventFormatWords, eventTypes, maxRows } from "./options.ts";
import { defaultTimeZone } from "./time-zones.ts";

const say = sentencesOf("wrong");
const missingMessage = say("required");
export const endBeforeStartMessage = say("event.endBeforeStart");

export type ScheduleEntry = { time: string; title: string };
export type Speaker = { name: string; role: string; image: string | null };

export type EventSummary = {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  location: string;
  venue: string | null;
  address: string | null;
  event_type: string;
  format: string;
  category: string;
  tags: string[];
  organizer: string | null;
  image_url: string | null;
  canceled: boolean;
  created_at: string;
  updated_at: string;
};

export type EventDetail = EventSummary & {
  long_description: string | null;
  registration_url: string | null;
  organizer_description: string | null;
  logo_id: string | null;
  schedule: ScheduleEntry[];
  speakers: Speaker[];
};

/** Rows left empty are dropped. */
const schedule = z
  .array(
    z
      .object({ time: optionalLine(40), title: optionalLine(200) })
      .refine(({ time, title }) => !time || title, {
        error: say("event.happens"),
        path: ["title"],
      }),
  )
  .default([])
  .transform((rows) =>
    rows.flatMap(({ time, title }): ScheduleEntry[] => (title ? [{ time: time ?? "", title }] : [])),
  )
  .refine((rows) => rows.length <= maxRows, say("event.times", { max: maxRows }));

const speakers = z
  .array(
    z
      .object({ name: optionalLine(120), role: optionalLine(120), image: optionalPicture() })
      .refine(({ name, role, image }) => name || !(role || image), {
        error: say("event.speaker"),
        path: ["name"],
      }),
  )
  .default([])
  .transform((rows) =>
    rows.flatMap(({ name, role, image }): Speaker[] => (name ? [{ name, role: role ?? "", image }] : [])),
  )
  .refine((rows) => rows.length <= maxRows, say("event.speakers", { max: maxRows }));

export const eventFields = z.object({
  title: requiredLine(missingMessage, 160),
  description: optionalText(500),
  long_description: optionalText(10_000),
  start_date: requiredDay(missingMessage),
  end_date: requiredDay(missingMessage),
  start_time: optionalTime(),
  end_time: optionalTime(),
  time_zone: choice(timeZones, {
    what: "a time zone",
    words: timeZoneWords,
    such: "Africa/Lagos or Nairobi",
    otherwise: zoneOnceNamed,
  }).default(defaultTimeZone),
  location: requiredLine(missingMessage, 160),
  venue: optionalLine(160),
  address: optionalLine(300),
  event_type: choice(eventTypes, { what: "a type" }).default("Conference"),
  format: choice(eventFormats, { what: "a format", words: eventFormatWords }).default("in-person"),
  category: choice(eventCategories, { what: "a category" }).default("Design"),
  tags: tagList(),
  registration_url: optionalLink(),
  organizer: optionalLine(160),
  organizer_description: optionalText(2000),
  logo_id: optionalLogo(),
  schedule,
  speakers,
  image: z.file().optional(),
});

type Dates = { start_date: string; end_date: string };

/** Not the times: an end before the start is the next day's. */
export function checkEventDates(event: Dates, context: z.RefinementCtx<Dates>): void {
  if (event.end_date < event.start_date)
    context.addIssue({ code: "custom", path: ["end_date"], message: endBeforeStartMessage });
}

export const eventSubmissionSchema = eventFields.superRefine(checkEventDates);
export type EventSubmission = z.output<typeof eventSubmissionSchema>;

type Rows = { schedule?: unknown; speakers?: unknown };

/** Of a stored event, or of one that was typed. */
export function eventFormValues(event: Partial<Omit<EventDetail, keyof Rows>> & Rows): FormValues {
  const { tags = [], start_time, end_time, logo_id: _, ...columns } = event;
  const schedule = (event.schedule ?? []) as ScheduleEntry[];
  const speakers = (event.speakers ?? []) as Speaker[];
  // Postgres adds seconds.
  const texts = { ...columns, start_time: start_time?.slice(0, 5), end_time: end_time?.slice(0, 5) };
  const values: FormValues = {
    logo_id: event.logo_id ? logoPage(event.logo_id) : "",
    tags: tags.join(", "),
    // The table takes a row without a time or a role, too.
    schedule: schedule.map(({ time, title }) => ({ time: time ?? "", title })),
    speakers: speakers.map(({ name, role, image }) => ({ name, role: role ?? "", image: image ?? "" })),
  };
  for (const name of Object.keys(eventFields.shape)) {
    const value = texts[name as keyof typeof texts];
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
