import type { FieldMetadata } from "@conform-to/react";
import { SelectField } from "#app/components/field.tsx";
import { FileField } from "#app/components/file-field.tsx";
import { RowsField } from "#app/components/rows-field.tsx";
import { shownAddress } from "#app/lib/srcset.ts";
import type { Translator } from "#app/words/translator.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { type Ground, grounds, type LogoLayout, layouts, maxVariants } from "./options.ts";

export const layoutOptions = (t: Translator<"fields">) =>
  (Object.keys(layouts) as LogoLayout[]).map((value) => ({
    value,
    label: t("logo.layout", { layout: value }),
  }));

const groundOptions = (t: Translator<"fields">) =>
  (Object.keys(grounds) as Ground[]).map((value) => ({ value, label: t("logo.ground", { ground: value }) }));

/** The logo's other files: each a file, what it shows and what it is for. */
export function VariantRows({ field }: { field: FieldMetadata<unknown> }) {
  const t = useTranslator("fields");
  return (
    <RowsField<"layout" | "ground" | "image" | "file">
      field={field}
      label={t("logo.versions")}
      add={t("logo.add")}
      remove={(number) => t("logo.remove", { number: String(number) })}
      maxRows={maxVariants}
    >
      {({ layout, ground, image, file }, isNew, index) => {
        const number = String(index);
        const address = String(image.value ?? image.initialValue ?? "");
        return (
          <>
            <SelectField
              field={layout}
              label={t("logo.version")}
              options={layoutOptions(t)}
              autoFocus={isNew}
            />
            <SelectField field={ground} label={t("logo.madeFor")} options={groundOptions(t)} />
            <div className="row col-span-full">
              {address && (
                <span className={ground.value === "dark" ? "face plate ink" : "face plate"}>
                  <img src={shownAddress(address)} alt="" width={52} height={52} />
                </span>
              )}
              <input type="hidden" name={image.name} value={address} />
              <div className="flex-1">
                <FileField
                  field={file}
                  label={t(address ? "logo.another" : "logo.dropFor", { number })}
                  accept=".svg,.png,.jpg,.jpeg"
                  required
                />
              </div>
            </div>
          </>
        );
      }}
    </RowsField>
  );
}
