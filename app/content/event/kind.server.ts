import { checkLogo } from "#app/content/company-logos.server.ts";
import type { ServerKind } from "#app/content/kind.ts";
import { findEvents } from "./admin-queries.server.ts";
import { eventAdminSchema, eventAdminValues, eventMessages, eventQuickSchema } from "./admin-schema.ts";
import { eventResource } from "./api.ts";
import { eventCsvRows } from "./csv-rows.ts";
import { eventEntries } from "./feed.server.ts";
import { readEventFilter } from "./filter.ts";
import { eventKind } from "./kind.ts";
import { eventNamed, eventsFailed } from "./queries.server.ts";
import {
  type EventSubmission,
  eventFields,
  eventFormValues,
  eventSubmissionSchema,
  type Speaker,
} from "./schema.ts";
import { eventTimeState, eventTimeStateLabels } from "./time-state.ts";
import { eventDays } from "./when.ts";

export const eventServerKind: ServerKind = {
  ...eventKind,
  schema: { normal: eventAdminSchema, quick: eventQuickSchema },
  check: checkLogo,
  formValues: eventAdminValues,
  csv: {
    columns: [
      ...Object.keys(eventFields.shape).filter((name) => name !== "image"),
      "image_url",
      "canceled",
      "status",
    ],
    switches: ["canceled"],
    rows: eventCsvRows,
  },
  adminDefaults: { status: "approved" },
  identity: { columns: ["title", "start_date"], words: "title and start date" },
  image: {
    bucket: "images",
    required: null,
    columns: "image_url, speakers",
    namedBy: ({ image_url, speakers }: { image_url: string | null; speakers: Speaker[] }) => [
      image_url,
      ...speakers.map(({ image }) => image),
    ],
  },
  headlines: {
    [eventMessages.required]: "Please fill in all required fields",
    [eventMessages.endBeforeStart]: "Invalid date range",
  },
  created: { normal: "Event added successfully", quick: "Event created successfully" },
  updated: "Event updated successfully",
  deleted: "Event deleted successfully",
  saveFailed: "Failed to save event",
  deleteFailed: "Failed to delete event",
  noneToDelete: "No event selected",
  find: findEvents,
  findFailed: eventsFailed,
  stateOf: (event: Parameters<typeof eventTimeState>[0]) => eventTimeStateLabels[eventTimeState(event)],
  member: {
    schema: eventSubmissionSchema,
    columns: ({ image: _, ...values }: EventSubmission, imageUrl) => ({ ...values, image_url: imageUrl }),
    formValues: eventFormValues,
    imageRequired: null,
    failed: "Failed to submit event",
  },
  api: eventResource,
  feed: {
    title: "events",
    failed: eventsFailed,
    readFilter: (parameters) => readEventFilter(parameters, "all"),
    usual: { feed: { time: "all" }, page: { time: "upcoming" } },
    entries: eventEntries,
  },
  preview: async (supabase, name) => {
    const event = await eventNamed(supabase, name);
    if (!event) return null;
    const { id, title, event_type: kind, location } = event;
    return { id, kind, title, facts: [eventDays(event), location], image: null };
  },
};
