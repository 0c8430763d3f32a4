import { Disclosure } from "#app/components/disclosure.tsx";
import { SelectField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { namesFor } from "#app/words/name-in.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { licenseIn, markFormIn, sectorIn } from "./facts-in.ts";
import { licenses, markForms, sectors } from "./options.ts";
import type { logoFacts } from "./schema.ts";

/** What the brand and the mark are; folded, where the file comes from and what may be done with it. */
export function LogoFactsFields({ fields }: { fields: FieldsNamed<(typeof logoFacts)[number]> }) {
  const { country, sector, mark_form, source_url, guidelines_url, license } = fields;
  const language = useLanguage();
  const t = useTranslator("fields");
  const ofLogos = useTranslator("logos");
  const none = { value: "", label: t("notStated") };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
        <SelectField
          field={country}
          label={t("logo.country")}
          options={[none, ...namesFor(language, "countries")]}
        />
        <SelectField
          field={sector}
          label={t("logo.sector")}
          options={[none, ...sectors.map((value) => ({ value, label: sectorIn(ofLogos, value) }))]}
        />
        <SelectField
          field={mark_form}
          label={t("logo.form")}
          options={[none, ...markForms.map((value) => ({ value, label: markFormIn(ofLogos, value) }))]}
        />
      </div>
      <Disclosure
        title={t("logo.rights")}
        about={t("logo.rightsAbout")}
        fields={[source_url, guidelines_url, license]}
      >
        <TextField
          field={source_url}
          label={t("logo.source")}
          hint={t("logo.sourceHint")}
          inputMode="url"
          autoComplete="off"
        />
        <TextField
          field={guidelines_url}
          label={t("logo.guidelines")}
          hint={t("logo.guidelinesHint")}
          inputMode="url"
          autoComplete="off"
        />
        <SelectField
          field={license}
          label={t("logo.license")}
          options={[
            { value: "", label: t("logo.ownLicense") },
            ...licenses.map((value) => ({ value, label: licenseIn(ofLogos, value) })),
          ]}
        />
      </Disclosure>
    </>
  );
}
