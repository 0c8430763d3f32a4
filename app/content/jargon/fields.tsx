import { SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { jargonCategories } from "./options.ts";

type Name = "term" | "definition" | "category" | "related_terms";

export function JargonFields({ fields }: { fields: FieldsNamed<Name> }) {
  return (
    <>
      <TextField field={fields.term} label="Term" required />
      <TextAreaField field={fields.definition} label="Definition" rows={5} required />
      <SelectField
        field={fields.category}
        label="Category"
        options={[
          { value: "", label: "No category" },
          ...jargonCategories.map((name) => ({ value: name, label: name })),
        ]}
      />
      <TextField
        field={fields.related_terms}
        label="Related terms"
        hint="Separated by commas, such as Tracking, Leading"
      />
    </>
  );
}
