import type { FieldMetadata } from "@conform-to/react";
import { SelectField } from "#app/components/field.tsx";
import { FileField } from "#app/components/file-field.tsx";
import { RowsField } from "#app/components/rows-field.tsx";
import { shownAddress } from "#app/lib/srcset.ts";
import { grounds, layouts, maxVariants } from "./options.ts";

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const layoutOptions = options(layouts);

/** The logo's other files: each a file, what it shows and what it is for. */
export function VariantRows({ field }: { field: FieldMetadata<unknown> }) {
  return (
    <RowsField<"layout" | "ground" | "image" | "file">
      field={field}
      label="More versions"
      noun="version"
      maxRows={maxVariants}
    >
      {({ layout, ground, image, file }, isNew, number) => {
        const address = String(image.value ?? image.initialValue ?? "");
        return (
          <>
            <SelectField field={layout} label="Shows" options={layoutOptions} autoFocus={isNew} />
            <SelectField field={ground} label="Made for" options={options(grounds)} />
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
                  label={
                    address
                      ? `Choose another file for version ${number}`
                      : `Drop a file here for version ${number}, or choose one`
                  }
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
