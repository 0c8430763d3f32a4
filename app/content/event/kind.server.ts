import { checkLogo } from "#app/content/company-logos.server.ts";
import { defineServerKind, type RowsInCell } from "#app/content/kind.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { readChoice } from "#app/lib/written-values.ts";
import { translator } from "#app/words/translator.ts";
import {
  eventAdminSchema,
  eventAdminValues,
  eventMessages,
  eventQuickSchema,
  findEvents,
} from "./admin.server.ts";
import { eventChoiceIn, readEventFilter } from "./filter.ts";
import { eventKind } from "./kind.ts";
import {
  eventCategories,
  eventCategoryIn,
  eventFormatLabels,
  eventFormats,
  eventFormatWords,
  eventTimeStateLabels,
  eventTypeIn,
  eventTypes,
} from "./options.ts";
import { zoneOf } from "./place-zone.server.ts";
import { eventNamed, listEvents } from "./queries.server.ts";
import { readIcalendar } from "./read-icalendar.server.ts";
import { eventFormValues, eventSubmissionSchema } from "./schema.ts";
import { eventEntries, eventResource } from "./syndication.server.ts";
import { eventTimeState } from "./time-state.ts";
import { eventDays } from "./when.ts";

/** A title may have bars; a line without one is a title without a time. */
const schedule: RowsInCell = {
  line: "time | title",
  read(line) {
    const bar = line.indexOf("|");
    return { time: line.slice(0, Math.max(bar, 0)), title: line.slice(bar + 1) };
  },
  write: ({ time = "", title = "" }) => (time || title.includes("|") ? `${time} | ${title}`.trim() : title),
};

const speakers: RowsInCell = {
  line: "name | role | picture on this site",
  read(line) {
    const [name = "", role = "", ...image] = line.split("|");
    return { name, role, image: image.join("|") };
  },
  write: ({ name = "", role = "", image }) =>
    (image ? [name, role, image] : role ? [name, role] : [name]).join(" | "),
};

/** `Online` as a place, or a webinar. */
const formatOf = (cell: (column: string) => string) =>
  ["location", "venue", "event_type"]
    .map((column) => readChoice(cell(column), eventFormats, eventFormatWords))
    .find((format) => format !== null) ?? null;

export const eventServerKind = defineServerKind(eventKind, {
  schema: { normal: eventAdminSchema, quick: eventQuickSchema },
  check: checkLogo,
  formValues: eventAdminValues,
  rowsInCells: { schedule, speakers },
  settable: [
    { column: "category", options: eventCategories },
    { column: "event_type", options: eventTypes },
    { column: "format", options: eventFormats.map((value) => ({ value, label: eventFormatLabels[value] })) },
    { column: "organizer" },
  ],
  readItems: readIcalendar,
  unsaid: {
    format: formatOf,
    time_zone: (cell) => zoneOf({ time: cell("start_time"), place: cell("location") }),
  },
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
    valuesIn(language) {
      const t = translator(language, "events");
      const day = (value: string) => formatDate(value, language);
      return {
        category: (value) => eventCategoryIn(t, value),
        event_type: (value) => eventTypeIn(t, value),
        format: (value) => {
          const known = eventFormats.find((one) => one === value);
          return known ? t(`format.${known}`) : value;
        },
        start_date: day,
        end_date: day,
      };
    },
  },
  results: async ({ search, maxResults, supabase }) => {
    const { total, events } = await listEvents(supabase, {
      search,
      time: "all",
      pageSize: maxResults,
    });
    return { total, items: events };
  },
  reportReasons: ["wrong", "outdated", "misleading", "money", "link", "spam", "hateful", "rights"],
  api: eventResource,
  feed: {
    readFilter: (parameters) => readEventFilter(parameters, "all"),
    usual: { feed: { time: "all" }, page: { time: "upcoming" } },
    entries: eventEntries,
    valueIn: eventChoiceIn,
  },
  preview: async (supabase, name, language) => {
    const event = await eventNamed(supabase, name);
    if (!event) return null;
    const { id, title, event_type, location } = event;
    const kind = eventTypeIn(translator(language, "events"), event_type);
    return { id, kind, title, facts: [eventDays(event, language), location], image: null };
  },
});
