import type { FieldMetadata } from "@conform-to/react";
import { FileField, SelectField, type ShownFile, TextAreaField, TextField } from "#app/ui/field.tsx";
import { eventCategories, eventFormatLabels, eventFormats, eventTypes } from "./options.ts";
import type { EventSubmission } from "./schema.ts";
import { defaultTimeZone, timeZonePlace, timeZones } from "./time-zones.ts";

const formats = eventFormats.map((value) => ({ value, label: eventFormatLabels[value] }));
const zones = timeZones.map((value) => ({ value, label: timeZonePlace(value) }));

/** `kept` is an image from an earlier try. */
export function EventFields({
  fields,
  kept = null,
  endRequired = true,
  imageSize = "1200x630",
}: {
  // The value types differ from form to form.
  fields: Record<keyof EventSubmission, FieldMetadata<unknown>>;
  kept?: ShownFile | null;
  /** Whether the end must be given; without one an event ends on the day it starts. */
  endRequired?: boolean;
  /** The size in pixels that suits an image best. */
  imageSize?: string;
}) {
  return (
    <>
      <TextField field={fields.title} label="Title" required />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField field={fields.start_date} label="Start date" type="date" required />
        <TextField
          field={fields.end_date}
          label="End date"
          type="date"
          required={endRequired}
          {...(!endRequired && { hint: "The start date where you leave it empty" })}
        />
        <TextField field={fields.start_time} label="Start time" type="time" />
        <TextField field={fields.end_time} label="End time" type="time" />
      </div>
      <SelectField
        field={fields.time_zone}
        label="Time zone"
        hint="The place whose clocks the times follow"
        options={zones}
        defaultValue={String(fields.time_zone.initialValue ?? defaultTimeZone)}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField field={fields.format} label="How people attend" options={formats} />
        <SelectField field={fields.event_type} label="Type" options={[...eventTypes]} />
        <SelectField field={fields.category} label="Category" options={[...eventCategories]} />
      </div>
      <TextField field={fields.location} label="Location" hint="City and country, or Online" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.venue} label="Venue" />
        <TextField field={fields.address} label="Address" />
      </div>
      <TextAreaField
        field={fields.description}
        label="Short description"
        hint="For the card, at most 500 characters"
        rows={3}
      />
      <TextAreaField
        field={fields.long_description}
        label="About this event"
        hint="Leave a blank line between paragraphs"
        rows={8}
      />
      <TextField
        field={fields.tags}
        label="Tags"
        hint="Separate tags with commas, such as lettering, print"
      />
      <TextField
        field={fields.registration_url}
        label="Registration link"
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <TextField field={fields.organizer} label="Organizer" autoComplete="organization" />
      <TextAreaField field={fields.organizer_description} label="About the organizer" rows={3} />
      <TextAreaField
        field={fields.schedule}
        label="Schedule"
        hint="One entry a line: time | title, such as 10:00 | Opening"
        rows={4}
      />
      <TextAreaField
        field={fields.speakers}
        label="Speakers"
        hint="One person a line: name | role"
        rows={4}
      />
      <FileField
        field={fields.image}
        label="Event image"
        hint={`PNG or JPG. Max file size: 2MB. Recommended: ${imageSize}`}
        accept=".png,.jpg,.jpeg"
        kept={kept}
      />
    </>
  );
}
