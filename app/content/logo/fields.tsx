import { TextAreaField, TextField } from "#app/components/field.tsx";
import { FileField, type ShownFile } from "#app/components/file-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { logoYears } from "./options.ts";
import type { LogoSubmission } from "./schema.ts";

type Fields = { fields: FieldsNamed<keyof LogoSubmission> };

/** `kept` is an image from an earlier attempt. */
export function LogoFile({ fields, kept, required }: Fields & { kept: ShownFile | null; required: boolean }) {
  return (
    <FileField
      field={fields.image}
      label="Drop an SVG here, or choose a file"
      hint="SVG format preferred. Max file size: 2MB. PNG and JPG: 1000 px or more."
      accept=".svg,.png,.jpg,.jpeg"
      kept={kept}
      required={required}
    />
  );
}

export function LogoTexts({ fields, companyRequired = true }: Fields & { companyRequired?: boolean }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <TextField field={fields.title} label="Title" required />
        <TextField
          field={fields.company}
          label="Company"
          autoComplete="organization"
          required={companyRequired}
          {...(!companyRequired && { hint: "Leave empty to use the title" })}
        />
        <TextField field={fields.designer} label="Designer" />
        <TextField
          field={fields.year}
          label="Year"
          type="number"
          inputMode="numeric"
          min={logoYears.first}
          max={logoYears.last}
        />
      </div>
      <TextField field={fields.aliases} label="Other names" hint="Of the brand, such as GTBank, GTB" />
      <TextField field={fields.tags} label="Tags" hint="Up to 10, separated by commas" />
      <TextAreaField field={fields.description} label="Description" rows={4} />
    </>
  );
}
