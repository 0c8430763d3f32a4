import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { isQuick } from "#app/content/dashboard-address.ts";
import { statusLabels } from "#app/content/item-types.ts";
import { logoNames } from "#app/content/kinds.ts";
import { LogoFields } from "#app/content/logo/fields.tsx";
import { logoStatuses } from "#app/content/logo/options.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { EditorDialog } from "./editor-dialog.tsx";
import { ImageAddress } from "./image-fields.tsx";

const statuses = logoStatuses.map((value) => ({ value, label: statusLabels[value] ?? value }));

type Fields = ComponentProps<typeof LogoFields>["fields"] & {
  image_url: FieldMetadata<unknown>;
  status: FieldMetadata<unknown>;
};

type Props = Omit<ComponentProps<typeof EditorDialog>, "kind" | "children"> & {
  /** How the image of now is set. */
  mark?: Mark | null | undefined;
};

/** The form of a logo, new or not. */
export function LogoEditor({ mark, ...props }: Props) {
  const quick = isQuick(useLocation());
  return (
    <EditorDialog kind={logoNames} withFile {...props}>
      {(named, kept) => {
        const fields = named as Fields;
        return (
          <>
            <LogoFields fields={fields} kept={kept} companyRequired={!quick} imageRequired={false} />
            <ImageAddress field={fields.image_url} mark={mark} />
            <SelectField field={fields.status} label="Status" options={statuses} />
          </>
        );
      }}
    </EditorDialog>
  );
}
