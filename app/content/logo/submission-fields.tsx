import { SelectField } from "#app/components/field.tsx";
import type { ShownFile } from "#app/components/file-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { LogoFactsFields } from "./facts-fields.tsx";
import { LogoFile, LogoTexts } from "./fields.tsx";
import type { LogoSubmission } from "./schema.ts";
import { layoutOptions, VariantRows } from "./variant-rows.tsx";

type Props = { fields: FieldsNamed<keyof LogoSubmission>; kept?: ShownFile | null; signedIn: boolean };

/** The file first, then its details. */
export function LogoSubmissionFields({ fields, kept = null, signedIn }: Props) {
  const t = useTranslator("fields");
  return (
    <>
      <LogoFile fields={fields} kept={kept} required />
      <SelectField field={fields.layout} label={t("logo.version")} options={layoutOptions(t)} />
      <LogoTexts fields={fields} />
      <LogoFactsFields fields={fields} />
      {signedIn ? <VariantRows field={fields.variants} /> : <p className="hint">{t("logo.signIn")}</p>}
    </>
  );
}
