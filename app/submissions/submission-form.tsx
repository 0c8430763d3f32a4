import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, type KeptFile } from "#app/ui/field.tsx";
import { type SubmissionKindName, submissionKinds } from "./kinds.ts";
import { UploadProgress } from "./upload-progress.tsx";

type Props = {
  kind: SubmissionKindName;
  /** Where the form is posted. */
  action: string;
  /** What goes along unseen. */
  hidden: Record<string, string>;
  kept: KeptFile | null;
  /** What the fields begin with, if anything was kept or is edited. */
  typed: Record<string, string | string[]> | null;
  lastResult: SubmissionResult<string[]> | undefined;
  button: string;
  /** Whether a chosen file travels ahead and waits in the draft. */
  sendAhead?: boolean;
  /** More buttons, beside the one that sends. */
  children?: ReactNode;
};

/** The form of one kind. It posts as a whole document: what comes back is the same with and without script. */
export function SubmissionForm({ kind, kept, typed, lastResult, ...props }: Props) {
  const { schema, Fields } = submissionKinds[kind];
  const formElement = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<Record<string, string>>({
    id: `submit-${kind}`,
    lastResult,
    defaultValue: typed as Record<string, string> | null,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    defaultNoValidate: false,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
  });
  return (
    <form
      method="post"
      action={props.action}
      encType="multipart/form-data"
      {...getFormProps(form)}
      ref={formElement}
      className="stack form"
    >
      {Object.entries(props.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormErrors form={form} />
      <Fields fields={fields as never} kept={kept} />
      {props.sendAhead && <UploadProgress form={formElement} />}
      <div className="row">
        <Button variant="primary" type="submit">
          {props.button}
        </Button>
        {props.children}
      </div>
    </form>
  );
}
