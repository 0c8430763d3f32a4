import type { ComponentProps } from "react";
import { JargonFields } from "#app/content/jargon/fields.tsx";
import { jargonNames } from "#app/content/kinds.ts";
import { EditorDialog } from "./editor-dialog.tsx";

/** The form of a term, new or not. */
export function JargonEditor(props: Omit<ComponentProps<typeof EditorDialog>, "kind" | "children">) {
  return (
    <EditorDialog kind={jargonNames} {...props}>
      {(fields) => <JargonFields fields={fields as ComponentProps<typeof JargonFields>["fields"]} />}
    </EditorDialog>
  );
}
