import type { FieldMetadata } from "@conform-to/react";
import { Disclosure } from "#app/components/disclosure.tsx";
import { SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import { FileField, type ShownFile } from "#app/components/file-field.tsx";
import { RowsField } from "#app/components/rows-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import {
  eventCategories,
  eventCategoryIn,
  eventFormats,
  eventTypeIn,
  eventTypes,
  maxRows,
} from "./options.ts";
import type { EventSubmission, ScheduleEntry, Speaker } from "./schema.ts";
import { defaultTimeZone, timeZoneOptions } from "./time-zones.ts";

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
  const t = useTranslator("fields");
  const ofEvents = useTranslator("events");
  return (
    <>
      <fieldset>
        <legend>{t("essentials")}</legend>
        <TextField field={fields.title} label={t("title")} required />
        <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
          <TextField field={fields.start_date} label={t("event.startDate")} type="date" required />
          <TextField
            field={fields.end_date}
            label={t("event.endDate")}
            type="date"
            required={endRequired}
            {...(!endRequired && { hint: t("event.oneDay") })}
          />
          <TextField field={fields.start_time} label={t("event.startTime")} type="time" />
          <SelectField
            field={fields.time_zone}
            label={t("event.timeZone")}
            options={timeZoneOptions(String(fields.time_zone.initialValue ?? defaultTimeZone))}
            defaultValue={String(fields.time_zone.initialValue ?? defaultTimeZone)}
          />
          <TextField field={fields.location} label={t("location")} hint={t("event.locationHint")} required />
          <SelectField
            field={fields.format}
            label={t("event.format")}
            options={eventFormats.map((value) => ({ value, label: ofEvents(`format.${value}`) }))}
          />
        </div>
        <TextField
          field={fields.registration_url}
          label={t("event.registration")}
          inputMode="url"
          autoComplete="url"
        />
        <TextAreaField
          field={fields.description}
          label={t("event.short")}
          hint={t("event.shortHint")}
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
  const t = useTranslator("fields");
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
            label={t(address ? "event.anotherFace" : "event.face")}
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
  const t = useTranslator("fields");
  const ofEvents = useTranslator("events");
  const filled = [...texts, logo_id, schedule, speakers, tags, image];
  return (
    <Disclosure title={t("more")} about={t("event.moreAbout")} fields={filled} startsOpen={kept !== null}>
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <TextField field={end_time} label={t("event.endTime")} type="time" hint={t("event.endTimeHint")} />
        <TextField field={venue} label={t("event.venue")} />
      </div>
      <TextField field={address} label={t("event.address")} />
      <FileField
        field={image}
        label={t("event.picture")}
        hint={t("event.pictureHint", { size: imageSize })}
        accept=".png,.jpg,.jpeg"
        kept={kept}
      />
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <SelectField
          field={fields.event_type}
          label={t("event.type")}
          options={eventTypes.map((value) => ({ value, label: eventTypeIn(ofEvents, value) }))}
        />
        <SelectField
          field={fields.category}
          label={t("category")}
          options={eventCategories.map((value) => ({ value, label: eventCategoryIn(ofEvents, value) }))}
        />
      </div>
      <TextAreaField field={long_description} label={t("event.about")} hint={t("event.aboutHint")} rows={8} />
      <RowsField<keyof ScheduleEntry>
        field={schedule}
        label={t("event.schedule")}
        add={t("event.addTime")}
        remove={(number) => t("event.removeTime", { number: String(number) })}
        maxRows={maxRows}
      >
        {({ time, title }, isNew) => (
          <>
            <TextField field={time} label={t("event.time")} placeholder="10:00" autoFocus={isNew} />
            <TextField field={title} label={t("event.happens")} required />
          </>
        )}
      </RowsField>
      <RowsField<keyof Speaker | "file">
        field={speakers}
        label={t("event.speakers")}
        add={t("event.addSpeaker")}
        remove={(number) => t("event.removeSpeaker", { number: String(number) })}
        maxRows={maxRows}
      >
        {({ name, role, image: picture, file }, isNew) => (
          <>
            <TextField field={name} label={t("event.name")} autoFocus={isNew} required />
            <TextField field={role} label={t("event.role")} />
            <SpeakerPicture address={String(picture.initialValue ?? "")} {...{ picture, file, signedIn }} />
          </>
        )}
      </RowsField>
      <TextField field={organizer} label={t("event.organizer")} autoComplete="organization" />
      <TextAreaField field={organizer_description} label={t("event.aboutOrganizer")} rows={3} />
      <TextField field={logo_id} label={t("libraryLogo")} hint={t("event.logoHint")} inputMode="url" />
      <TextField field={tags} label={t("tags")} hint={t("tagsHint")} />
    </Disclosure>
  );
}
