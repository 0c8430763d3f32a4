import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/field.tsx";

type Props = { lastResult: SubmissionResult<string[]> | null | undefined };

export function DeveloperOptions({ lastResult }: Props) {
  const [form, fields] = useForm<{ adminCode: string }>({
    id: "admin-form",
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <details className="more-options" open={lastResult ? true : undefined}>
      <summary>Developer Options</summary>
      <Form method="post" {...getFormProps(form)} className="stack" reloadDocument>
        <input type="hidden" name="intent" value="admin" />
        <FormErrors form={form} />
        <TextField
          field={fields.adminCode}
          label="Admin code"
          type="password"
          autoComplete="off"
          hint="Whoever runs this site has it. Each try is in the audit log."
          required
        />
        <div>
          <Button>Make Admin</Button>
        </div>
      </Form>
    </details>
  );
}
