import { z } from "zod";
import type { Tables } from "#app/backend/database.types.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { optionalDay, optionalPicture, requiredDay, requiredLine } from "#app/lib/text-fields.ts";
import { checkEventDates, endBeforeStartMessage, eventFields, eventFormValues } from "./schema.ts";

export const eventMessages = {
  required: "Title, start date, and location are required.",
  quickRequired: "Please fill in all required fields: title, date, and location.",
  endBeforeStart: endBeforeStartMessage,
};

function adminSchema(required: string) {
  return eventFields
    .extend({
      title: requiredLine(required, 160),
      start_date: requiredDay(required),
      end_date: optionalDay(),
      location: requiredLine(required, 160),
      image_url: optionalPicture(),
      canceled: z.boolean().default(false),
    })
    .transform((event) => ({ ...event, end_date: event.end_date ?? event.start_date }))
    .superRefine(checkEventDates);
}

export const eventAdminSchema = adminSchema(eventMessages.required);
export const eventQuickSchema = adminSchema(eventMessages.quickRequired);

export function eventAdminValues(event: Tables<"events">): FormValues {
  const empty = Object.keys(eventFields.shape).filter((name) => name !== "image");
  return {
    ...Object.fromEntries(empty.map((name) => [name, ""])),
    ...eventFormValues(event),
    image_url: event.image_url ?? "",
    canceled: event.canceled ? "on" : "",
  };
}
