import type { FieldMetadata } from "@conform-to/react";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { africanCountries, countryName, salaryCurrencies } from "./codes.ts";
import { defaultExperience, jobCategories, jobTypes, salaryPeriods } from "./options.ts";
import type { JobSubmission } from "./schema.ts";

const countries = africanCountries
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, "en"));

const none = { value: "", label: "Not stated" };
const currencies = [none, ...salaryCurrencies.map((value) => ({ value, label: value }))];
const periods = [none, ...salaryPeriods.map((value) => ({ value, label: `per ${value}` }))];

export function JobFields({
  fields,
}: {
  // The value types differ from form to form.
  fields: Record<keyof JobSubmission, FieldMetadata<unknown>>;
}) {
  return (
    <>
      <TextField field={fields.title} label="Title" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.company} label="Company" autoComplete="organization" required />
        <TextField field={fields.location} label="Location" hint="City and country" required />
        <SelectField field={fields.country} label="Country" options={[none, ...countries]} />
        <TextField
          field={fields.experience}
          label="Experience"
          hint={`${defaultExperience} where you leave it empty`}
        />
        <SelectField field={fields.job_type} label="Job type" options={[...jobTypes]} />
        <SelectField field={fields.category} label="Category" options={[...jobCategories]} />
      </div>
      <CheckboxField field={fields.is_remote} label="Remote" hint="The work can be done from anywhere" />
      <TextAreaField field={fields.description} label="Job description" rows={6} />
      <TextAreaField field={fields.responsibilities} label="Responsibilities" hint="One a line" rows={4} />
      <TextAreaField field={fields.requirements} label="Requirements" hint="One a line" rows={4} />
      <TextAreaField field={fields.benefits} label="Benefits" hint="One a line" rows={4} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold">Salary</legend>
        <TextField field={fields.salary_minimum} label="Lowest salary" inputMode="decimal" />
        <TextField field={fields.salary_maximum} label="Highest salary" inputMode="decimal" />
        <SelectField field={fields.salary_currency} label="Currency" options={currencies} />
        <SelectField field={fields.salary_period} label="Paid" options={periods} />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.application_url}
          label="Application link"
          type="url"
          inputMode="url"
          placeholder="https://"
        />
        <TextField
          field={fields.contact_email}
          label="Contact email"
          hint="People apply here where there is no link"
          type="email"
          autoComplete="email"
        />
      </div>
      <TextField
        field={fields.expires_at}
        label="Deadline"
        hint="The last day to apply; the job leaves the list after it"
        type="date"
      />
      <TextAreaField field={fields.company_description} label="About the company" rows={3} />
      <TextField field={fields.tags} label="Tags" hint="Separate tags with commas, such as branding, print" />
    </>
  );
}
