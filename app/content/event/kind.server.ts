import type { ContentKind } from "#app/content/kind.ts";
import { eventNames } from "#app/content/kinds.ts";
import { eventAdminSchema, eventAdminValues, eventMessages, eventQuickSchema } from "./admin-schema.ts";

export const eventKind: ContentKind = {
  type: "event",
  table: "events",
  ...eventNames,
  schema: { normal: eventAdminSchema, quick: eventQuickSchema },
  formValues: eventAdminValues,
  added: { status: "approved" },
  identity: { columns: ["title", "start_date"], words: "title and start date" },
  image: { bucket: "images", required: null },
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
};
