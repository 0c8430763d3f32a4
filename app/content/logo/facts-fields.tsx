import { Disclosure } from "#app/components/disclosure.tsx";
import { SelectField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { countryOptions } from "#app/lib/countries.ts";
import { licenseName } from "./license.ts";
import { licenses, markForms, sectors } from "./options.ts";
import type { logoFacts } from "./schema.ts";

const none = { value: "", label: "Not stated" };
const licenseOptions = [
  { value: "", label: "Our usage guidelines" },
  ...licenses.map((value) => ({ value, label: licenseName(value) })),
];

/** What the brand and the mark are; folded, where the file comes from and what may be done with it. */
export function LogoFactsFields({ fields }: { fields: FieldsNamed<(typeof logoFacts)[number]> }) {
  const { country, sector, mark_form, source_url, guidelines_url, license } = fields;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <SelectField field={country} label="Country of the brand" options={[none, ...countryOptions]} />
        <SelectField field={sector} label="Sector" options={[none, ...sectors]} />
        <SelectField field={mark_form} label="Logo type" options={[none, ...markForms]} />
      </div>
      <Disclosure
        title="Source and license"
        about="where it comes from, how it may be used"
        fields={[source_url, guidelines_url, license]}
      >
        <TextField
          field={source_url}
          label="Source"
          hint="The page the file comes from"
          inputMode="url"
          autoComplete="off"
        />
        <TextField
          field={guidelines_url}
          label="Brand guidelines"
          hint="The page that says how the brand wants it used"
          inputMode="url"
          autoComplete="off"
        />
        <SelectField field={license} label="License" options={licenseOptions} />
      </Disclosure>
    </>
  );
}
