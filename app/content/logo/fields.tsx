import { TextAreaField, TextField } from "#app/components/field.tsx";
import { FileField, type ShownFile } from "#app/components/file-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { logoYears } from "./options.ts";
import type { LogoSubmission } from "./schema.ts";

type Fields = { fields: FieldsNamed<keyof LogoSubmission> };

/** `kept` is an image from an earlier attempt. */
export function LogoFile({ fields, kept, required }: Fields & { kept: ShownFile | null; required: boolean }) {
  const t = useTranslator("fields");
  return (
    <FileField
      field={fields.image}
      label={t("logo.drop")}
      hint={t("logo.dropHint")}
      accept=".svg,.png,.jpg,.jpeg"
      kept={kept}
      required={required}
    />
  );
}

export function LogoTexts({ fields, companyRequired = true }: Fields & { companyRequired?: boolean }) {
  const t = useTranslator("fields");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <TextField field={fields.title} label={t("title")} required />
        <TextField
          field={fields.company}
          label={t("company")}
          autoComplete="organization"
          required={companyRequired}
          {...(!companyRequired && { hint: t("logo.companyHint") })}
        />
        <TextField field={fields.designer} label={t("logo.designer")} />
        <TextField
          field={fields.year}
          label={t("logo.year")}
          type="number"
          inputMode="numeric"
          min={logoYears.first}
          max={logoYears.last}
        />
      </div>
      <TextField field={fields.aliases} label={t("logo.aliases")} hint={t("logo.aliasesHint")} />
      <TextField field={fields.tags} label={t("tags")} hint={t("tagsHint")} />
      <TextAreaField field={fields.description} label={t("description")} rows={4} />
    </>
  );
}
