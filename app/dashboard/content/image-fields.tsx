import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/ui/field.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { Picture } from "#app/ui/picture.tsx";

type Props = {
  field: FieldMetadata<unknown>;
  mark?: Mark | null | undefined;
  label: string;
  title: string;
};

/** The image a record shows now, and the field for the address of another. */
export function ImageAddress({ field, mark, label, title }: Props) {
  const now = typeof field.initialValue === "string" ? field.initialValue : "";
  return (
    <>
      {/^(?:\/files\/|https?:\/\/)/.test(now) && (
        <div className="plate">
          <Picture src={now} mark={mark} title={title} id={now} width={320} height={160} />
        </div>
      )}
      <TextField
        field={field}
        label={label}
        hint="A file you choose comes before an address"
        autoComplete="off"
      />
    </>
  );
}
