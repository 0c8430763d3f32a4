import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import { Errors, type Field } from "./field.tsx";

type Props = {
  field: Field;
  label: string;
  options: { value: string; label: string }[];
};

export function RadioField({ field, label, options }: Props) {
  const inputs = getCollectionProps(field as FieldMetadata<string>, {
    type: "radio",
    options: options.map(({ value }) => value),
    ariaAttributes: false,
  });
  return (
    <fieldset className="field" id={field.id}>
      <legend>{label}</legend>
      <div className="row">
        {inputs.map(({ key, ...input }, index) => (
          <label className="check" key={key}>
            <input {...input} />
            {options[index]?.label}
          </label>
        ))}
      </div>
      <Errors field={field} />
    </fieldset>
  );
}
