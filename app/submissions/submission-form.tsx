import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormErrors } from "#app/ui/field.tsx";
import { type KeptFile, type SubmissionKindName, submissionKinds } from "./kinds.ts";
import { UploadProgress } from "./upload-progress.tsx";

type Props = {
  kind: SubmissionKindName;
  kept: KeptFile | null;
  submissionId: string;
  /** What the person typed before, if anything was kept. */
  typed: Record<string, string | string[]> | null;
  lastResult: SubmissionResult<string[]> | undefined;
};

/** The form of one kind. It posts as a whole document: what comes back is the same with and without script. */
export function SubmissionForm({ kind, kept, submissionId, typed, lastResult }: Props) {
  const { schema, Fields, button } = submissionKinds[kind];
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
      action={`/submit?tab=${kind}`}
      encType="multipart/form-data"
      {...getFormProps(form)}
      ref={formElement}
      className="stack form"
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="submission_id" value={submissionId} />
      <FormErrors form={form} />
      <Fields fields={fields as never} kept={kept} />
      <UploadProgress form={formElement} />
      <div className="row">
        <Button variant="primary" type="submit">
          {button}
        </Button>
        {typed && (
          <Button variant="quiet" type="submit" name="intent" value="discard" formNoValidate>
            Start over
          </Button>
        )}
      </div>
    </form>
  );
}
