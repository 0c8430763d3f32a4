import { SelectField, TextAreaField, TextField } from "#app/components/field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { namesFor } from "#app/words/name-in.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";

type Name = "jargon_slug" | "language" | "term" | "definition" | "synonyms" | "credit" | "text_version";
type Props = { fields: FieldsNamed<Name> };

/** Of a term that is known, whose version was read. */
export function TranslationFields({ fields }: Props) {
  const t = useTranslator("translate");
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
        {t.rich("of", {
          link: () => (
            <PageLink href={`/jargon/${slug}`} target="_blank" rel="noopener">
              <bdi>{slug}</bdi>
              <span className="sr-only">{` ${t("newTab")}`}</span>
            </PageLink>
          ),
        })}
      </p>
      <TranslationTextFields fields={fields} />
    </>
  );
}

export function TranslationTextFields({ fields }: { fields: FieldsNamed<Exclude<Name, "jargon_slug">> }) {
  const language = useLanguage();
  const t = useTranslator("fields");
  return (
    <>
      <SelectField
        field={fields.language}
        label={t("term.language")}
        options={[{ value: "", label: t("term.chooseLanguage") }, ...namesFor(language, "languages")]}
        required
      />
      <TextField field={fields.term} label={t("term.term")} hint={t("term.termHint")} dir="auto" required />
      <TextAreaField field={fields.definition} label={t("term.definition")} rows={6} dir="auto" required />
      <TextField
        field={fields.synonyms}
        label={t("term.synonyms")}
        hint={t("term.synonymsHint")}
        dir="auto"
      />
      <TextField field={fields.credit} label={t("term.credit")} hint={t("term.creditHint")} dir="auto" />
    </>
  );
}
