import { SelectField } from "#app/components/field.tsx";
import type { ShownFile } from "#app/components/file-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { LogoFactsFields } from "./facts-fields.tsx";
import { LogoFile, LogoTexts } from "./fields.tsx";
import type { LogoSubmission } from "./schema.ts";
import { layoutOptions, VariantRows } from "./variant-rows.tsx";

type Props = { fields: FieldsNamed<keyof LogoSubmission>; kept?: ShownFile | null; signedIn: boolean };

/** The file first, then its details. */
export function LogoSubmissionFields({ fields, kept = null, signedIn }: Props) {
  return (
    <>
      <LogoFile fields={fields} kept={kept} required />
      <SelectField field={fields.layout} label="Version" options={layoutOptions} />
      <LogoTexts fields={fields} />
      <LogoFactsFields fields={fields} />
      {signedIn ? (
        <VariantRows field={fields.variants} />
      ) : (
        <p className="hint">
          Got a wordmark, or a file for dark backgrounds? You can add up to five more files once you've signed
          in.
        </p>
      )}
    </>
  );
}
