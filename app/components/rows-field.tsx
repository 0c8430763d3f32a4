import { type FieldMetadata, useFormMetadata } from "@conform-to/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslator } from "#app/words/use-translator.tsx";
import { Button } from "./button.tsx";
import { Errors, type Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Row = Record<string, string>;
type RowFields<Name extends string> = Record<Name, FieldMetadata<unknown>>;

type Props<Name extends string> = {
  field: Field;
  label: string;
  /** What its buttons say: `Add a speaker`, `Remove speaker 2`. */
  add: string;
  remove: (number: number) => string;
  maxRows: number;
  /** `isNew`: its first field takes the focus. `number` counts from 1. */
  children: (fields: RowFields<Name>, isNew: boolean, number: number) => ReactNode;
};

/** Rows of fields that buttons add and remove: here where script runs, else by the server. */
export function RowsField<Name extends string>({
  field,
  label,
  add,
  remove,
  maxRows,
  children,
}: Props<Name>) {
  const t = useTranslator("fields");
  const form = useFormMetadata(field.formId);
  const list = useRef<HTMLFieldSetElement>(null);
  // A post may name a text so, too.
  const rows = Array.isArray(field.initialValue) ? (field as FieldMetadata<Row[]>).getFieldList() : [];
  const count = useRef(rows.length);
  useEffect(() => {
    // The button that was pressed is gone.
    if (rows.length < count.current) list.current?.querySelector<HTMLElement>(":scope > button")?.focus();
    count.current = rows.length;
  }, [rows.length]);
  return (
    <fieldset id={field.id} className="field" ref={list}>
      <legend>{label}</legend>
      <Errors field={field} />
      {rows.map((row, index) => (
        <fieldset
          key={row.key}
          className="flex w-full items-center gap-4 rounded p-3 [border:1px_solid_var(--line)]"
        >
          <legend className="sr-only">{t("row", { label, number: String(index + 1) })}</legend>
          <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2 *:min-w-0">
            {children(
              row.getFieldset() as RowFields<Name>,
              index === rows.length - 1 && !row.initialValue,
              index + 1,
            )}
          </div>
          <Button
            variant="quiet"
            className="btn-square"
            {...form.remove.getButtonProps({ name: field.name, index })}
            // Without script the page comes back here.
            formAction={`#${field.id}`}
            aria-label={remove(index + 1)}
          >
            <Icon name="close" />
          </Button>
        </fieldset>
      ))}
      {rows.length < maxRows && (
        <Button className="justify-self-start" {...form.insert.getButtonProps({ name: field.name })}>
          <Icon name="plus" /> {add}
        </Button>
      )}
    </fieldset>
  );
}

/** Enter in a field presses the first button of its form: it must send the form, and not remove a row. */
export function FirstButton({ formAction }: { formAction?: string | undefined }) {
  return (
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" formAction={formAction} />
  );
}
