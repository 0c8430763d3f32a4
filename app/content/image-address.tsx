import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/components/field.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { Picture } from "#app/components/picture.tsx";

type Props = {
  field: FieldMetadata<unknown>;
  mark?: OpticalMetrics | null | undefined;
};

export function ImageAddress({ field, mark }: Props) {
  const now = typeof field.initialValue === "string" ? field.initialValue : "";
  return (
    <>
      {/^(?:\/files\/|https?:\/\/)/.test(now) && (
        <div className="plate">
          <Picture src={now} mark={mark} title="Current image" width={320} height={160} />
        </div>
      )}
      <TextField
        field={field}
        label="Or paste an image URL"
        hint="If you also choose a file, we’ll use the file"
        autoComplete="off"
      />
    </>
  );
}
