import { CheckboxField, SelectField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { JobFields } from "./fields.tsx";
import { jobStates } from "./options.ts";
import type { JobSubmission } from "./schema.ts";

type Props = { fields: FieldsNamed<keyof JobSubmission | "state" | "featured"> };

export function JobAdminFields({ fields }: Props) {
  return (
    <>
      <JobFields fields={fields} />
      <SelectField
        field={fields.state}
        label="Status"
        hint="Only admins see a draft"
        options={[...jobStates]}
      />
      <CheckboxField field={fields.featured} label="Featured" hint="Comes first in the list" />
    </>
  );
}
