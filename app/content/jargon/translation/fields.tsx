import { SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { languageOptions, termPath } from "./languages.ts";

type Name = "jargon_slug" | "language" | "term" | "definition" | "synonyms" | "credit" | "text_version";
type Props = { fields: FieldsNamed<Name> };

/** Of a term that is known, whose version was read. */
export function TranslationFields({ fields }: Props) {
  const slug = String(fields.jargon_slug.initialValue ?? "");
  return (
    <>
      <input type="hidden" name={fields.jargon_slug.name} value={slug} />
      <input
        type="hidden"
        name={fields.text_version.name}
        value={String(fields.text_version.initialValue ?? "")}
      />
      <p>
        Of the term{" "}
        <a href={termPath(slug)} target="_blank" rel="noopener">
          {slug}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </p>
      <TranslationTextFields fields={fields} />
    </>
  );
}

export function TranslationTextFields({ fields }: { fields: FieldsNamed<Exclude<Name, "jargon_slug">> }) {
  return (
    <>
      <SelectField
        field={fields.language}
        label="Language"
        options={[{ value: "", label: "Choose a language" }, ...languageOptions]}
        required
      />
      <TextField
        field={fields.term}
        label="Term"
        hint="As designers say it; often that is the English word."
        dir="auto"
        required
      />
      <TextAreaField field={fields.definition} label="Definition" rows={6} dir="auto" required />
      <TextField field={fields.synonyms} label="Other words for it" hint="Separated by commas" dir="auto" />
      <TextField
        field={fields.credit}
        label="Credit"
        hint="The name that stands beside the text"
        dir="auto"
      />
    </>
  );
}
