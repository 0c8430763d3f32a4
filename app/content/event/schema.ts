import { z } from "zod";
import {
  eachAtMost,
  isPicture,
  linesOf,
  linkMessage,
  optionalLine,
  optionalLink,
  optionalText,
  optionalTime,
  partsOf,
  requiredDay,
  requiredLine,
  tagList,
} from "#app/lib/text-fields.ts";
import { eventCategories, eventFormats, eventTypes } from "./options.ts";
import { defaultTimeZone, timeZones } from "./time-zones.ts";

const missingMessage = "Please fill in all required fields";
export const endBeforeStartMessage = "End date cannot be before start date.";

export type ScheduleEntry = { time: string; title: string };
export type Speaker = { name: string; role: string; image: string | null };

export type EventSummary = {
  id: string;
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
  schedule: ScheduleEntry[];
  speakers: Speaker[];
};

/** Lines `10:00 | Opening`; a line without a bar is a title without a time. */
const schedule = z
  .string()
  .optional()
  .transform((text) =>
    linesOf(text).map((line): ScheduleEntry => {
      const bar = line.indexOf("|");
      return { time: line.slice(0, Math.max(bar, 0)).trim(), title: line.slice(bar + 1).trim() };
    }),
  )
  .refine((entries) => entries.length <= 50, "Use at most 50 lines.")
  .refine((entries) => entries.every(({ title }) => title !== ""), "Write each line as: time | title.")
  .refine(
    (entries) =>
      eachAtMost(40)(entries.map(({ time }) => time)) && eachAtMost(200)(entries.map(({ title }) => title)),
    "Use at most 40 characters for a time and 200 for a title.",
  );

/** Lines `Selam Tadesse | Type designer`, optionally with `| address of a picture`. */
const speakers = z
  .string()
  .optional()
  .transform(linesOf)
  .refine((lines) => lines.every((line) => partsOf(line).length <= 3), {
    error: "Write each line as: name | role | image URL, with no other bars.",
    abort: true,
  })
  .transform((lines) =>
    lines.map((line): Speaker => {
      const [name = "", role = "", image] = partsOf(line);
      return { name, role, image: image || null };
    }),
  )
  .refine((people) => people.length <= 50, "Use at most 50 lines.")
  .refine((people) => people.every(({ name }) => name !== ""), "Write each line as: name | role.")
  .refine(
    (people) => eachAtMost(120)(people.flatMap(({ name, role }) => [name, role])),
    "Use at most 120 characters for a name or a role.",
  )
  .refine((people) => people.every(({ image }) => image === null || isPicture(image)), linkMessage);

/** The form's fields without the rules between them, for schemas that change some. */
export const eventFields = z.object({
  title: requiredLine(missingMessage, 160),
  description: optionalText(500),
  long_description: optionalText(10_000),
  start_date: requiredDay(missingMessage),
  end_date: requiredDay(missingMessage),
  start_time: optionalTime(),
  end_time: optionalTime(),
  time_zone: z.enum(timeZones, { error: "Choose a time zone from the list." }).default(defaultTimeZone),
  location: requiredLine(missingMessage, 160),
  venue: optionalLine(160),
  address: optionalLine(300),
  event_type: z.enum(eventTypes, { error: "Choose a type from the list." }).default("Conference"),
  format: z.enum(eventFormats, { error: "Choose a format from the list." }).default("in-person"),
  category: z.enum(eventCategories, { error: "Choose a category from the list." }).default("Design"),
  tags: tagList(),
  registration_url: optionalLink(),
  organizer: optionalLine(160),
  organizer_description: optionalText(2000),
  schedule,
  speakers,
  image: z.file().optional(),
});

type Dates = { start_date: string; end_date: string; start_time: string | null; end_time: string | null };

export function checkEventDates(event: Dates, context: z.RefinementCtx<Dates>): void {
  if (event.end_date < event.start_date) {
    context.addIssue({ code: "custom", path: ["end_date"], message: endBeforeStartMessage });
    return;
  }
  const sameDay = event.end_date === event.start_date;
  if (sameDay && event.start_time && event.end_time && event.end_time < event.start_time) {
    context.addIssue({
      code: "custom",
      path: ["end_time"],
      message: "End time cannot be before start time.",
    });
  }
}

/** What a member submits, named as the columns are. */
export const eventSubmissionSchema = eventFields.superRefine(checkEventDates);
export type EventSubmission = z.output<typeof eventSubmissionSchema>;

function speakerLine({ name, role, image }: Speaker): string {
  if (image) return role ? `${name} | ${role} | ${image}` : `${name} | | ${image}`;
  return role ? `${name} | ${role}` : name;
}

export function eventFormValues(event: Partial<EventSubmission>): Record<string, string> {
  const { tags = [], schedule = [], speakers = [], start_time, end_time, ...columns } = event;
  // Postgres adds seconds.
  const texts = { ...columns, start_time: start_time?.slice(0, 5), end_time: end_time?.slice(0, 5) };
  const values: Record<string, string> = {
    tags: tags.join(", "),
    schedule: schedule
      .map(({ time, title }) => (time || title.includes("|") ? `${time} | ${title}`.trim() : title))
      .join("\n"),
    speakers: speakers.map(speakerLine).join("\n"),
  };
  for (const name of Object.keys(eventFields.shape)) {
    const value = texts[name as keyof typeof texts];
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
