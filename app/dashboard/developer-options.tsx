import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { Icon } from "#app/components/icon.tsx";

type Props = { lastResult: SubmissionResult<string[]> | null | undefined };

export function DeveloperOptions({ lastResult }: Props) {
  const [form, fields] = useForm<{ adminCode: string }>({
    id: "admin-form",
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <details className="fold" open={lastResult ? true : undefined}>
      <summary>
        Developer Options
        <Icon name="fold" />
      </summary>
      <Form method="post" {...getFormProps(form)} className="stack inside" reloadDocument>
        <input type="hidden" name="intent" value="admin" />
        <FormErrors form={form} />
        <TextField
          field={fields.adminCode}
          label="Admin code"
          type="password"
          autoComplete="off"
          hint="Ask whoever runs this site. Every attempt is logged."
          required
        />
        <div>
          <Button>Make Admin</Button>
        </div>
      </Form>
    </details>
  );
}
