import { CheckboxField, SelectField } from "#app/components/field.tsx";
import type { ShownFile } from "#app/components/file-field.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { ImageAddress } from "#app/content/image-address.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { LogoFactsFields } from "./facts-fields.tsx";
import { LogoFile, LogoTexts } from "./fields.tsx";
import { logoStatuses } from "./options.ts";
import type { LogoSubmission } from "./schema.ts";
import { layoutOptions, VariantRows } from "./variant-rows.tsx";

const statuses = logoStatuses.map((value) => ({ value, label: statusLabels[value] ?? value }));

type Props = {
  fields: FieldsNamed<keyof LogoSubmission | "image_url" | "featured" | "status">;
  kept: ShownFile | null;
  quick: boolean;
  mark: OpticalMetrics | null | undefined;
};

export function LogoAdminFields({ fields, kept, quick, mark }: Props) {
  const t = useTranslator("fields");
  return (
    <>
      <LogoFile fields={fields} kept={kept} required={false} />
      <ImageAddress field={fields.image_url} mark={mark} />
      {!quick && <SelectField field={fields.layout} label={t("logo.version")} options={layoutOptions(t)} />}
      <LogoTexts fields={fields} companyRequired={!quick} />
      {!quick && <LogoFactsFields fields={fields} />}
      {!quick && <VariantRows field={fields.variants} />}
      {!quick && (
        <CheckboxField field={fields.featured} label="Featured" hint="May stand on top of the home page" />
      )}
      <SelectField field={fields.status} label="Status" options={statuses} />
    </>
  );
}
