import { Disclosure } from "#app/components/disclosure.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { countryOptions } from "#app/lib/countries.ts";
import { salaryCurrencies } from "#app/lib/currencies.ts";
import { jobCategories, jobTypes, salaryPeriods } from "./options.ts";
import type { JobSubmission } from "./schema.ts";

const none = { value: "", label: "Not stated" };
const currencies = [none, ...salaryCurrencies.map((value) => ({ value, label: value }))];
const periods = [none, ...salaryPeriods.map((value) => ({ value, label: `per ${value}` }))];

type Props = { fields: FieldsNamed<keyof JobSubmission> };

export function JobFields({ fields }: Props) {
  return (
    <>
      <fieldset>
        <legend>Essentials</legend>
        <TextField field={fields.title} label="Title" required />
        <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
          <TextField field={fields.company} label="Company" autoComplete="organization" required />
          <TextField field={fields.location} label="Location" hint="City and country" required />
          <SelectField field={fields.job_type} label="Job type" options={[...jobTypes]} />
          <SelectField field={fields.category} label="Category" options={[...jobCategories]} />
          <TextField field={fields.experience} label="Experience" />
          <TextField field={fields.expires_at} label="Deadline" hint="The last day to apply" type="date" />
          <TextField
            field={fields.application_url}
            label="Application link"
            hint="A link or an email, so that people can apply"
            inputMode="url"
            autoComplete="url"
          />
          <TextField
            field={fields.contact_email}
            label="Contact email"
            hint="People apply here if there is no link"
            type="email"
            autoComplete="email"
          />
        </div>
        <CheckboxField field={fields.is_remote} label="Remote" hint="The work can be done from anywhere" />
        <TextAreaField field={fields.description} label="Job description" rows={6} />
      </fieldset>
      <fieldset>
        <legend>Salary</legend>
        <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
          <TextField field={fields.salary_minimum} label="Lowest salary" inputMode="decimal" />
          <TextField field={fields.salary_maximum} label="Highest salary" inputMode="decimal" />
          <SelectField field={fields.salary_currency} label="Currency" options={currencies} />
          <SelectField field={fields.salary_period} label="Pay period" options={periods} />
        </div>
        <TextField
          field={fields.salary_note}
          label="Salary in words"
          hint="What doesn't fit above, such as Per poster or Negotiable"
        />
      </fieldset>
      <MoreDetails fields={fields} />
    </>
  );
}

function MoreDetails({ fields }: Props) {
  const { country, responsibilities, requirements, benefits } = fields;
  const { company_description, logo_id, tags } = fields;
  const lists = [responsibilities, requirements, benefits];
  return (
    <Disclosure
      title="More details"
      about="country, responsibilities, benefits"
      fields={[country, ...lists, company_description, logo_id, tags]}
    >
      <SelectField field={country} label="Country" options={[none, ...countryOptions]} />
      <TextAreaField field={responsibilities} label="Responsibilities" hint="One per line" rows={4} />
      <TextAreaField field={requirements} label="Requirements" hint="One per line" rows={4} />
      <TextAreaField field={benefits} label="Benefits" hint="One per line" rows={4} />
      <TextAreaField field={company_description} label="About the company" rows={3} />
      <TextField
        field={logo_id}
        label="Logo from the library"
        hint="The address of its page. Without one, we look for the company's name"
        inputMode="url"
      />
      <TextField field={tags} label="Tags" hint="Up to 10, separated by commas" />
    </Disclosure>
  );
}
