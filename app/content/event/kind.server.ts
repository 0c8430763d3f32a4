import { checkLogo } from "#app/content/company-logos.server.ts";
import { defineServerKind } from "#app/content/kind.server.ts";
import { findEvents } from "./admin-queries.server.ts";
import { eventAdminSchema, eventAdminValues, eventMessages, eventQuickSchema } from "./admin-schema.ts";
import { eventResource } from "./api.ts";
import { eventCsvRows } from "./csv-rows.ts";
import { eventEntries } from "./feed.server.ts";
import { readEventFilter } from "./filter.ts";
import { eventKind } from "./kind.ts";
import { eventNamed, listEvents } from "./queries.server.ts";
import { eventFormValues, eventSubmissionSchema } from "./schema.ts";
import { eventTimeState, eventTimeStateLabels } from "./time-state.ts";
import { eventDays } from "./when.ts";

export const eventServerKind = defineServerKind(eventKind, {
  schema: { normal: eventAdminSchema, quick: eventQuickSchema },
  check: checkLogo,
  formValues: eventAdminValues,
  rowsInCells: eventCsvRows,
  identity: "title and start date",
  image: {
    bucket: "images",
    required: null,
    more: "speakers",
    rows: "speakers",
  },
  headlines: {
    [eventMessages.required]: "Please fill in all required fields",
    [eventMessages.endBeforeStart]: "Invalid date range",
  },
  created: { quick: "Event created successfully" },
  find: findEvents,
  stateOf: (event) => eventTimeStateLabels[eventTimeState(event)],
  member: {
    schema: eventSubmissionSchema,
    formValues: eventFormValues,
    imageRequired: null,
  },
  results: async ({ search, most, session }) => {
    const { total, events } = await listEvents(session.supabase, { search, time: "all", pageSize: most });
    return { total, items: events };
  },
  api: eventResource,
  feed: {
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
});
