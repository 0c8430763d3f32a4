import { Disclosure } from "#app/components/disclosure.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { salaryCurrencies } from "#app/lib/currencies.ts";
import { namesFor } from "#app/words/name-in.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { jobCategories, jobCategoryIn, jobTypeIn, jobTypes, salaryPeriods } from "./options.ts";
import type { JobSubmission } from "./schema.ts";

type Props = { fields: FieldsNamed<keyof JobSubmission> };

export function JobFields({ fields }: Props) {
  const t = useTranslator("fields");
  const ofJobs = useTranslator("jobs");
  const none = { value: "", label: t("notStated") };
  return (
    <>
      <fieldset>
        <legend>{t("essentials")}</legend>
        <TextField field={fields.title} label={t("title")} required />
        <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
          <TextField field={fields.company} label={t("company")} autoComplete="organization" required />
          <TextField field={fields.location} label={t("location")} hint={t("job.locationHint")} required />
          <SelectField
            field={fields.job_type}
            label={t("job.type")}
            options={jobTypes.map((value) => ({ value, label: jobTypeIn(ofJobs, value) }))}
          />
          <SelectField
            field={fields.category}
            label={t("category")}
            options={jobCategories.map((value) => ({ value, label: jobCategoryIn(ofJobs, value) }))}
          />
          <TextField field={fields.experience} label={t("job.experience")} />
          <TextField
            field={fields.expires_at}
            label={t("job.deadline")}
            hint={t("job.deadlineHint")}
            type="date"
          />
          <TextField
            field={fields.application_url}
            label={t("job.link")}
            hint={t("job.linkHint")}
            inputMode="url"
            autoComplete="url"
          />
          <TextField
            field={fields.contact_email}
            label={t("job.email")}
            hint={t("job.emailHint")}
            type="email"
            autoComplete="email"
          />
        </div>
        <CheckboxField field={fields.is_remote} label={t("job.remote")} hint={t("job.remoteHint")} />
        <TextAreaField field={fields.description} label={t("job.description")} rows={6} />
      </fieldset>
      <fieldset>
        <legend>{t("job.salary")}</legend>
        <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
          <TextField field={fields.salary_minimum} label={t("job.lowest")} inputMode="decimal" />
          <TextField field={fields.salary_maximum} label={t("job.highest")} inputMode="decimal" />
          <SelectField
            field={fields.salary_currency}
            label={t("job.currency")}
            options={[none, ...salaryCurrencies]}
          />
          <SelectField
            field={fields.salary_period}
            label={t("job.period")}
            options={[
              none,
              ...salaryPeriods.map((value) => ({ value, label: t("job.per", { period: value }) })),
            ]}
          />
        </div>
        <TextField field={fields.salary_note} label={t("job.note")} hint={t("job.noteHint")} />
      </fieldset>
      <MoreDetails fields={fields} />
    </>
  );
}

function MoreDetails({ fields }: Props) {
  const language = useLanguage();
  const t = useTranslator("fields");
  const countries = [{ value: "", label: t("notStated") }, ...namesFor(language, "countries")];
  const { country, responsibilities, requirements, benefits } = fields;
  const { company_description, logo_id, tags } = fields;
  const lists = [responsibilities, requirements, benefits];
  return (
    <Disclosure
      title={t("more")}
      about={t("job.moreAbout")}
      fields={[country, ...lists, company_description, logo_id, tags]}
    >
      <SelectField field={country} label={t("country")} options={countries} />
      <TextAreaField
        field={responsibilities}
        label={t("job.responsibilities")}
        hint={t("job.onePerLine")}
        rows={4}
      />
      <TextAreaField field={requirements} label={t("job.requirements")} hint={t("job.onePerLine")} rows={4} />
      <TextAreaField field={benefits} label={t("job.benefits")} hint={t("job.onePerLine")} rows={4} />
      <TextAreaField field={company_description} label={t("job.aboutCompany")} rows={3} />
      <TextField field={logo_id} label={t("libraryLogo")} hint={t("job.logoHint")} inputMode="url" />
      <TextField field={tags} label={t("tags")} hint={t("tagsHint")} />
    </Disclosure>
  );
}
