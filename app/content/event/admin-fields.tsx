import { CheckboxField } from "#app/components/field.tsx";
import type { ShownFile } from "#app/components/file-field.tsx";
import { ImageAddress } from "#app/content/image-address.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { EventFields } from "./fields.tsx";
import type { EventSubmission } from "./schema.ts";

type Props = {
  fields: FieldsNamed<keyof EventSubmission | "image_url" | "canceled">;
  kept: ShownFile | null;
  quick: boolean;
};

export function EventAdminFields({ fields, kept, quick }: Props) {
  return (
    <>
      <EventFields
        fields={fields}
        kept={kept}
        endRequired={false}
        imageSize={quick ? "1200x630" : "1200x600"}
      />
      <ImageAddress field={fields.image_url} />
      <CheckboxField field={fields.canceled} label="Canceled" hint="The page stays up and says so" />
    </>
  );
}
