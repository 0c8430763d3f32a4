import { ImageAddress } from "#app/content/image-address.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { SelectField, type ShownFile } from "#app/ui/field.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { LogoFields } from "./fields.tsx";
import { logoStatuses } from "./options.ts";
import type { LogoSubmission } from "./schema.ts";

const statuses = logoStatuses.map((value) => ({ value, label: statusLabels[value] ?? value }));

type Props = {
  fields: FieldsNamed<keyof LogoSubmission | "image_url" | "status">;
  kept: ShownFile | null;
  quick: boolean;
  mark: Mark | null | undefined;
};

export function LogoAdminFields({ fields, kept, quick, mark }: Props) {
  return (
    <>
      <LogoFields fields={fields} kept={kept} companyRequired={!quick} imageRequired={false} />
      <ImageAddress field={fields.image_url} mark={mark} />
      <SelectField field={fields.status} label="Status" options={statuses} />
    </>
  );
}
