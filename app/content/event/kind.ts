import { lazyComponent } from "#app/components/lazy-component.ts";
import { inOneLine } from "#app/content/item-facts.ts";
import { defineKind } from "#app/content/kind.ts";
import { formatClock, formatDate } from "#app/lib/dates.ts";
import {
  type EventFormat,
  type EventTimeState,
  eventCategories,
  eventFormatLabels,
  eventTimeStateLabels,
  eventTimeStates,
} from "./options.ts";

const labeled = (state: EventTimeState): [string, string] => [state, eventTimeStateLabels[state]];

export const eventKind = defineKind("events", {
  name: "event",
  titleColumn: "title",
  menu: { text: "Events", icon: "calendar", footer: "Resources" },
  endedLabel: "Already over",
  fillsFrom: "a calendar file (.ics)",
  columns: [
    { name: "title", label: "Title" },
    { name: "category", label: "Category" },
    { name: "event_type", label: "Type" },
    { name: "format", label: "Format", show: (format) => eventFormatLabels[format as EventFormat] ?? format },
    { name: "start_date", label: "Starts on", show: formatDate },
    { name: "end_date", label: "Ends on", show: formatDate },
    { name: "start_time", label: "Start time", show: formatClock },
    { name: "end_time", label: "End time", show: formatClock },
    { name: "time_zone", label: "Time zone" },
    { name: "location", label: "Location" },
    { name: "venue", label: "Venue" },
    { name: "address", label: "Address" },
    { name: "description", label: "Description" },
    { name: "long_description", label: "About" },
    { name: "schedule", label: "Schedule" },
    { name: "speakers", label: "Speakers" },
    { name: "organizer", label: "Organizer" },
    { name: "organizer_description", label: "About the organizer" },
    { name: "logo_id", label: "Logo from the library", show: (id) => `/logos/${id}` },
    { name: "registration_url", label: "Registration link" },
    { name: "tags", label: "Tags", show: inOneLine },
    { name: "image_url", label: "Image URL", hidden: true },
    { name: "canceled", label: "Canceled", hidden: true },
  ],
  dashboard: {
    filters: [
      {
        name: "category",
        label: "Category",
        all: "All Categories",
        column: "category",
        options: eventCategories.map((name) => [name, name]),
      },
      {
        name: "status",
        label: "Status",
        all: "All Statuses",
        options: [["active", "Active"], ...eventTimeStates.map(labeled)],
      },
    ],
    cards: "records",
    hasView: true,
    Card: lazyComponent(() => import("./admin-card.tsx").then(({ AdminEventCard }) => AdminEventCard)),
    Fields: lazyComponent(() =>
      import("./admin-fields.tsx").then(({ EventAdminFields }) => EventAdminFields),
    ),
    withFile: true,
    quick: { title: "Create New Event", text: "A title, a date and a place will do" },
    statistic: {
      label: "Active Events",
      counts: "not over yet",
      query: "status=active&review=approved",
    },
  },
  submission: {
    Fields: lazyComponent(() => import("./fields.tsx").then(({ EventFields }) => EventFields)),
    Preview: lazyComponent(() =>
      import("./submission-preview.tsx").then(({ EventSubmissionPreview }) => EventSubmissionPreview),
    ),
  },
});
