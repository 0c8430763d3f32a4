import { TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { TranslationTextFields } from "./fields.tsx";

type Props = {
  fields: FieldsNamed<
    "jargon_slug" | "language" | "term" | "definition" | "synonyms" | "credit" | "text_version"
  >;
};

export function TranslationAdminFields({ fields }: Props) {
  return (
    <>
      <TextField
        field={fields.jargon_slug}
        label="English term"
        hint="The term, or the address of its page. Saving says that the text below follows it as it is now."
        required
      />
      <TranslationTextFields fields={fields} />
    </>
  );
}
