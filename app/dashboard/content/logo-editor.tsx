import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { logoStatuses } from "#app/content/logo/admin-schema.ts";
import { LogoFields } from "#app/content/logo/fields.tsx";
import { statusLabels } from "#app/moderation/item-types.ts";
import { SelectField } from "#app/ui/field.tsx";
import { EditorDialog } from "./editor-dialog.tsx";
import { ImageAddress } from "./image-fields.tsx";
import { isQuick } from "./list-address.ts";
import { logoKind } from "./logo-kind.ts";

const statuses = logoStatuses.map((value) => ({ value, label: statusLabels[value] ?? value }));

type Fields = ComponentProps<typeof LogoFields>["fields"] & {
  image_url: FieldMetadata<unknown>;
  status: FieldMetadata<unknown>;
};

/** The form of a logo, new or not. */
export function LogoEditor(props: Omit<ComponentProps<typeof EditorDialog>, "kind" | "children">) {
  const quick = isQuick(useLocation());
  return (
    <EditorDialog kind={logoKind} {...props}>
      {(named, kept) => {
        const fields = named as Fields;
        return (
          <>
            <LogoFields fields={fields} kept={kept} companyRequired={!quick} />
            <ImageAddress field={fields.image_url} label="Or the address of an image" title="The image now" />
            <SelectField field={fields.status} label="Status" options={statuses} />
          </>
        );
      }}
    </EditorDialog>
  );
}
