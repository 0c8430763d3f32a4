import type { FieldMetadata } from "@conform-to/react";
import { FileField, type ShownFile, TextAreaField, TextField } from "#app/ui/field.tsx";
import { logoYears } from "./options.ts";

type Name = "title" | "company" | "description" | "designer" | "year" | "tags" | "image";
/** `kept` is an image from an earlier try. */
export function LogoFields({
  fields,
  kept = null,
  companyRequired = true,
  imageRequired = true,
}: {
  // The value types differ from form to form.
  fields: Record<Name, FieldMetadata<unknown>>;
  kept?: ShownFile | null;
  companyRequired?: boolean;
  imageRequired?: boolean;
}) {
  return (
    <>
      <TextField field={fields.title} label="Title" required />
      <TextField
        field={fields.company}
        label="Company"
        autoComplete="organization"
        required={companyRequired}
        {...(!companyRequired && { hint: "The title where you leave it empty" })}
      />
      <TextAreaField field={fields.description} label="Description" rows={4} />
      <TextField field={fields.designer} label="Designer" />
      <TextField
        field={fields.year}
        label="Year"
        type="number"
        inputMode="numeric"
        min={logoYears.first}
        max={logoYears.last}
        defaultValue={String(fields.year.initialValue ?? new Date().getUTCFullYear())}
      />
      <TextField field={fields.tags} label="Tags" hint="Separate tags with commas, such as bank, geometric" />
      <FileField
        field={fields.image}
        label="Logo image"
        hint="SVG, PNG or JPG. SVG format preferred. Max file size: 2MB"
        accept=".svg,.png,.jpg,.jpeg"
        kept={kept}
        required={imageRequired && !kept}
      />
    </>
  );
}
