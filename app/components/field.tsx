import {
  type FieldMetadata,
  type FormMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useTranslator } from "#app/words/use-translator.tsx";
import { Icon } from "./icon.tsx";

// The value types differ from form to form; a field shows any of them as text.
export type Field = FieldMetadata<never> | FieldMetadata<string> | FieldMetadata<unknown>;
export type Labeled = { field: Field; label: string; hint?: string };

const hintId = (field: Field) => `${field.id}-hint`;

export function describedBy(field: Field, hint: string | undefined) {
  const ids = [hint && hintId(field), field.errors && field.errorId].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** No `required`: the browser doesn't insist, the server says what is missing. */
const ariaProps = (field: Field, hint: string | undefined, required: boolean | undefined) => ({
  required: undefined,
  "aria-required": required,
  "aria-invalid": field.errors ? true : undefined,
  "aria-describedby": describedBy(field, hint),
});

function Frame({
  field,
  label,
  hint,
  optional,
  children,
}: Labeled & { optional?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        {optional && <Optional />}
      </label>
      {children}
      <Hint field={field} hint={hint} />
      <Errors field={field} />
    </div>
  );
}

/** Most fields are required, so only the optional ones are marked. */
export function Optional() {
  return <i>{` ${useTranslator("fields")("optional")}`}</i>;
}

export function Hint({ field, hint }: { field: Field; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <span className="hint" id={hintId(field)}>
      {hint}
    </span>
  );
}

/** The last: the first stands above the form. */
export function Errors({ field }: { field: Field }) {
  if (!field.errors) return null;
  return (
    <span className="err" id={field.errorId}>
      <Icon name="warn" />
      <span>{field.errors.at(-1)}</span>
    </span>
  );
}

type TextFieldProps = Labeled & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "form">;

export function TextField({ field, label, hint, type = "text", required, ...rest }: TextFieldProps) {
  const { key, ...props } = getInputProps(field as FieldMetadata<string>, {
    type: type as "text",
    ariaAttributes: false,
  });
  return (
    <Frame {...{ field, label, hint }} optional={!(required || rest.readOnly)}>
      <input key={key} {...props} {...rest} {...ariaProps(field, hint, required)} />
    </Frame>
  );
}

type TextAreaProps = Labeled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "form">;

export function TextAreaField({ field, label, hint, required, rows = 4, ...rest }: TextAreaProps) {
  const { key, ...props } = getTextareaProps(field as FieldMetadata<string>, { ariaAttributes: false });
  return (
    <Frame {...{ field, label, hint }} optional={!required}>
      <textarea key={key} {...props} {...rest} rows={rows} {...ariaProps(field, hint, required)} />
    </Frame>
  );
}

type Option = string | { value: string; label: string };
type SelectProps = Labeled & { options: Option[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "id" | "name" | "form"
  >;

/** Never marked: it always has a value. */
export function SelectField({ field, label, hint, options, required, ...rest }: SelectProps) {
  const { key, ...props } = getSelectProps(field as FieldMetadata<string>, { ariaAttributes: false });
  return (
    <Frame {...{ field, label, hint }}>
      <select key={key} {...props} {...rest} {...ariaProps(field, hint, required)}>
        {options.map((option) =>
          typeof option === "string" ? (
            <option key={option}>{option}</option>
          ) : (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ),
        )}
      </select>
    </Frame>
  );
}

export function CheckboxField({ field, label, hint }: Labeled) {
  const { key, ...props } = getInputProps(field as FieldMetadata<string>, {
    type: "checkbox",
    ariaAttributes: false,
  });
  return (
    <div className="row">
      <label className="check">
        <input key={key} {...props} aria-describedby={describedBy(field, hint)} />
        {`${label} `}
      </label>
      <Hint field={field} hint={hint} />
      <Errors field={field} />
    </div>
  );
}

export function FormErrors({
  form,
}: {
  form: Pick<FormMetadata<never> | FormMetadata<Record<string, unknown>>, "allErrors" | "errors" | "id">;
}) {
  const fields = Object.entries(form.allErrors).filter(
    ([name, messages]) => name !== "" && messages.length > 0,
  );
  const messages = form.errors ?? [];
  if (fields.length === 0 && messages.length === 0) return null;
  // Several fields may share a message: it's shown once.
  const seen = new Set<string>();
  const distinct = fields.filter(([, [message = ""]]) => !seen.has(message) && seen.add(message));
  return (
    // An alert that came with its page isn't announced, so it takes the focus. One that a script inserts is announced, and
    // the first invalid field takes the focus.
    // biome-ignore lint/a11y/noAutofocus: it is why the page has come back
    <div className="note bad" role="alert" tabIndex={-1} autoFocus>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {distinct.map(([name, [message]]) => (
          <li key={name}>
            <a href={`#${form.id}-${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
