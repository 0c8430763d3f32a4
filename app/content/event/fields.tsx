import type { FieldMetadata } from "@conform-to/react";
import { Disclosure } from "#app/components/disclosure.tsx";
import { SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import { FileField, type ShownFile } from "#app/components/file-field.tsx";
import { RowsField } from "#app/components/rows-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { eventCategories, eventFormatLabels, eventFormats, eventTypes, maxRows } from "./options.ts";
import type { EventSubmission, ScheduleEntry, Speaker } from "./schema.ts";
import { defaultTimeZone, timeZoneOptions } from "./time-zones.ts";

const formats = eventFormats.map((value) => ({ value, label: eventFormatLabels[value] }));

type Details = {
  fields: FieldsNamed<keyof EventSubmission>;
  /** An image from an earlier attempt. */
  kept?: ShownFile | null;
  /** The recommended image size in pixels. */
  imageSize?: string;
  /** Speakers may have pictures, which go to the member's folder. */
  signedIn?: boolean;
};
type Props = Details & {
  /** Whether an end date is required; without one, an event ends on the day it starts. */
  endRequired?: boolean;
};

export function EventFields({ fields, endRequired = true, ...details }: Props) {
  return (
    <>
      <fieldset>
        <legend>Essentials</legend>
        <TextField field={fields.title} label="Title" required />
        <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
          <TextField field={fields.start_date} label="Start date" type="date" required />
          <TextField
            field={fields.end_date}
            label="End date"
            type="date"
            required={endRequired}
            {...(!endRequired && { hint: "Leave empty for a one-day event" })}
          />
          <TextField field={fields.start_time} label="Start time" type="time" />
          <SelectField
            field={fields.time_zone}
            label="The event's time zone"
            options={timeZoneOptions(String(fields.time_zone.initialValue ?? defaultTimeZone))}
            defaultValue={String(fields.time_zone.initialValue ?? defaultTimeZone)}
          />
          <TextField field={fields.location} label="Location" hint="City and country, or Online" required />
          <SelectField field={fields.format} label="Format" options={formats} />
        </div>
        <TextField
          field={fields.registration_url}
          label="Registration link"
          inputMode="url"
          autoComplete="url"
        />
        <TextAreaField
          field={fields.description}
          label="Short description"
          hint="One or two sentences for the card, up to 500 characters"
          rows={3}
        />
      </fieldset>
      <MoreDetails fields={fields} {...details} />
    </>
  );
}

type Pictured = {
  address: string;
  picture: FieldMetadata<unknown>;
  file: FieldMetadata<unknown>;
  signedIn: boolean;
};

function SpeakerPicture({ address, picture, file, signedIn }: Pictured) {
  return (
    <div className="row col-span-full">
      {address && (
        <span className="face">
          <img src={address} alt="" width={52} height={52} />
        </span>
      )}
      <input type="hidden" name={picture.name} value={address} />
      {signedIn && (
        <div className="flex-1">
          <FileField
            field={file}
            label={address ? "Choose another picture" : "Drop a picture here, or choose one"}
            accept=".png,.jpg,.jpeg"
          />
        </div>
      )}
    </div>
  );
}

function MoreDetails({ fields, kept = null, imageSize = "1200x630", signedIn = true }: Details) {
  const { end_time, venue, address, long_description, organizer, organizer_description } = fields;
  const { logo_id, schedule, speakers, tags, image } = fields;
  const texts = [end_time, venue, address, long_description, organizer, organizer_description];
  const filled = [...texts, logo_id, schedule, speakers, tags, image];
  return (
    <Disclosure
      title="More details"
      about="end time, venue, picture, schedule, speakers"
      fields={filled}
      startsOpen={kept !== null}
    >
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <TextField
          field={end_time}
          label="End time"
          type="time"
          hint="An end before the start is the next day's. Several days have these hours each"
        />
        <TextField field={venue} label="Venue" />
      </div>
      <TextField field={address} label="Address" />
      <FileField
        field={image}
        label="Drop a picture here, or choose a file"
        hint={`PNG or JPG. Max file size: 2MB. Recommended: ${imageSize}`}
        accept=".png,.jpg,.jpeg"
        kept={kept}
      />
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <SelectField field={fields.event_type} label="Type" options={[...eventTypes]} />
        <SelectField field={fields.category} label="Category" options={[...eventCategories]} />
      </div>
      <TextAreaField
        field={long_description}
        label="About this event"
        hint="Leave a blank line between paragraphs"
        rows={8}
      />
      <RowsField<keyof ScheduleEntry> field={schedule} label="Schedule" noun="time" maxRows={maxRows}>
        {({ time, title }, isNew) => (
          <>
            <TextField field={time} label="Time" placeholder="10:00" autoFocus={isNew} />
            <TextField field={title} label="What happens" required />
          </>
        )}
      </RowsField>
      <RowsField<keyof Speaker | "file"> field={speakers} label="Speakers" noun="speaker" maxRows={maxRows}>
        {({ name, role, image: picture, file }, isNew) => (
          <>
            <TextField field={name} label="Name" autoFocus={isNew} required />
            <TextField field={role} label="Role" />
            <SpeakerPicture address={String(picture.initialValue ?? "")} {...{ picture, file, signedIn }} />
          </>
        )}
      </RowsField>
      <TextField field={organizer} label="Organizer" autoComplete="organization" />
      <TextAreaField field={organizer_description} label="About the organizer" rows={3} />
      <TextField
        field={logo_id}
        label="Logo from the library"
        hint="The address of its page. Without one, we look for the organizer's name"
        inputMode="url"
      />
      <TextField field={tags} label="Tags" hint="Up to 10, separated by commas" />
    </Disclosure>
  );
}
