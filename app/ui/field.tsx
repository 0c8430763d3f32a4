import {
  type FieldMetadata,
  type FormMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { formatBytes } from "#app/lib/numbers.ts";

// The value types differ from form to form; a field shows any of them as text.
export type Field = FieldMetadata<never> | FieldMetadata<string> | FieldMetadata<unknown>;
type Labeled = { field: Field; label: string; hint?: string };

const hintId = (field: Field) => `${field.id}-hint`;

function described(field: Field, hint: string | undefined) {
  const ids = [hint && hintId(field), field.errors && field.errorId].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** No `required`: the browser asks for nothing, the server says what is missing. */
const told = (field: Field, hint: string | undefined, required: boolean | undefined) => ({
  required: undefined,
  "aria-required": required,
  "aria-invalid": field.errors ? true : undefined,
  "aria-describedby": described(field, hint),
});

function Frame({
  field,
  label,
  hint,
  required,
  children,
}: Labeled & { required?: boolean | "in words" | undefined; children: ReactNode }) {
  return (
    <div className="field" data-invalid={field.errors ? "" : undefined}>
      <label htmlFor={field.id}>
        {label}
        {/* The sheet draws the mark. In words for file inputs, which cannot have aria-required. */}
        {required && <span className="req">{required === "in words" && " (required)"}</span>}
      </label>
      {children}
      <Hint field={field} hint={hint} />
      <Errors field={field} />
    </div>
  );
}

function Hint({ field, hint }: { field: Field; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <span className="hint" id={hintId(field)}>
      {hint}
    </span>
  );
}

export function Errors({ field }: { field: Field }) {
  if (!field.errors) return null;
  return (
    <span className="err" id={field.errorId}>
      {field.errors.join(" ")}
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
    <Frame {...{ field, label, hint, required }}>
      <input key={key} {...props} {...rest} {...told(field, hint, required)} />
    </Frame>
  );
}

type TextAreaProps = Labeled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "form">;

export function TextAreaField({ field, label, hint, required, rows = 4, ...rest }: TextAreaProps) {
  const { key, ...props } = getTextareaProps(field as FieldMetadata<string>, { ariaAttributes: false });
  return (
    <Frame {...{ field, label, hint, required }}>
      <textarea key={key} {...props} {...rest} rows={rows} {...told(field, hint, required)} />
    </Frame>
  );
}

type Option = string | { value: string; label: string };
type SelectProps = Labeled & { options: Option[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "id" | "name" | "form"
  >;

export function SelectField({ field, label, hint, options, required, ...rest }: SelectProps) {
  const { key, ...props } = getSelectProps(field as FieldMetadata<string>, { ariaAttributes: false });
  return (
    <Frame {...{ field, label, hint, required }}>
      <select key={key} {...props} {...rest} {...told(field, hint, required)}>
        {options.map((option) => {
          const { value, label: text } =
            typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
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
    <div className="field">
      <label className="switch">
        <input key={key} {...props} aria-describedby={described(field, hint)} />
        <span>{`${label} `}</span>
      </label>
      <Hint field={field} hint={hint} />
      <Errors field={field} />
    </div>
  );
}

/** A file that waits on the server; `size` and `previewUrl` are null where unknown. */
export type KeptFile = { name: string; size: number | null; previewUrl?: string };

/** An upload, `percent` done. */
export type FileOnItsWay = { name: string; percent: number; stop: () => void };

export type ShownFile = KeptFile | FileOnItsWay;

type FileFieldProps = Labeled & {
  accept?: string;
  kept?: ShownFile | null;
  required?: boolean;
};

export function FileField({ field, label, hint, accept, kept, required }: FileFieldProps) {
  return (
    <Frame {...{ field, label, hint }} required={required && "in words"}>
      {kept && ("percent" in kept ? <OnItsWay {...kept} /> : <Kept {...kept} />)}
      <input
        type="file"
        id={field.id}
        name={field.name}
        accept={accept}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={described(field, hint)}
      />
    </Frame>
  );
}

function Kept({ name, size, previewUrl }: KeptFile) {
  return (
    <div className="kept">
      {previewUrl && <img src={previewUrl} alt="" width={64} height={64} />}
      <div>
        <strong className="break">{name}</strong>
        <span className="small">
          {size !== null && `${formatBytes(size)} · `}kept. Choose another file to replace it.
        </span>
        <label className="remove small">
          <input type="checkbox" name="remove_file" value="yes" /> Remove this file
        </label>
      </div>
    </div>
  );
}

/** As high as the kept file: nothing moves under a finger when it arrives. */
function OnItsWay({ name, percent, stop }: FileOnItsWay) {
  return (
    <div className="kept">
      <span className="size-16 flex-none bg-(--sunken)" />
      <div>
        <strong className="break">{name}</strong>
        <span className="small" role="status">
          On its way. Meanwhile you can fill in the rest.
        </span>
        <div className="small flex items-center gap-2 whitespace-nowrap">
          <progress className="w-0 max-w-48 flex-1" aria-label="Sent" max={100} value={percent} />
          {`${percent}\u00a0%`}
          <button className="btn quiet py-0" type="button" onClick={stop}>
            Stop
          </button>
        </div>
      </div>
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
  // One message may stand at several fields: it is said once.
  const seen = new Set<string>();
  const distinct = fields.filter(([, [message = ""]]) => !seen.has(message) && seen.add(message));
  return (
    // An alert that came with its page is not announced, so one begins there. Where a script puts it into the page it is,
    // and the first field that is wrong takes the focus.
    // biome-ignore lint/a11y/noAutofocus: it is why the page has come back
    <div className="form-errors" role="alert" tabIndex={-1} autoFocus>
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
