import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Props = { field: FieldMetadata<unknown>; label: string; title: string };

/** The image a record shows now, and the field for the address of another. */
export function ImageAddress({ field, label, title }: Props) {
  const now = typeof field.initialValue === "string" ? field.initialValue : "";
  return (
    <>
      {/^(?:\/files\/|https?:\/\/)/.test(now) && (
        <div className="plate">
          <Picture src={now} title={title} id={now} width={320} height={160} />
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
