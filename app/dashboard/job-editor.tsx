import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps } from "react";
import { JobFields } from "#app/content/job/fields.tsx";
import { jobStates } from "#app/content/job/options.ts";
import { jobNames } from "#app/content/kinds.ts";
import { CheckboxField, SelectField } from "#app/ui/field.tsx";
import { EditorDialog } from "./editor-dialog.tsx";

type Fields = ComponentProps<typeof JobFields>["fields"] & {
  state: FieldMetadata<unknown>;
  featured: FieldMetadata<unknown>;
};

/** The form of a job, new or not. */
export function JobEditor(props: Omit<ComponentProps<typeof EditorDialog>, "kind" | "children">) {
  return (
    <EditorDialog kind={jobNames} {...props}>
      {(named) => {
        const fields = named as Fields;
        return (
          <>
            <JobFields fields={fields} />
            <SelectField
              field={fields.state}
              label="Status"
              hint="A draft is seen by admins only"
              options={[...jobStates]}
            />
            <CheckboxField field={fields.featured} label="Featured" hint="It stands first in the list" />
          </>
        );
      }}
    </EditorDialog>
  );
}
