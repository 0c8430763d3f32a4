import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { isQuick } from "#app/content/dashboard-address.ts";
import { EventFields } from "#app/content/event/fields.tsx";
import { eventNames } from "#app/content/kinds.ts";
import { CheckboxField } from "#app/ui/field.tsx";
import { EditorDialog } from "./editor-dialog.tsx";
import { ImageAddress } from "./image-fields.tsx";

type Fields = ComponentProps<typeof EventFields>["fields"] & {
  image_url: FieldMetadata<unknown>;
  canceled: FieldMetadata<unknown>;
};

/** The form of an event, new or not. */
export function EventEditor(props: Omit<ComponentProps<typeof EditorDialog>, "kind" | "children">) {
  const quick = isQuick(useLocation());
  return (
    <EditorDialog kind={eventNames} withFile {...props}>
      {(named, kept) => {
        const fields = named as Fields;
        return (
          <>
            <EventFields
              fields={fields}
              kept={kept}
              endRequired={false}
              imageSize={quick ? "1200x630" : "1200x600"}
            />
            <ImageAddress field={fields.image_url} />
            <CheckboxField field={fields.canceled} label="Canceled" hint="Its page stays and says so" />
          </>
        );
      }}
    </EditorDialog>
  );
}
