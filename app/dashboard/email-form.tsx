import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { Icon } from "#app/components/icon.tsx";

type Props = { lastResult: SubmissionResult<string[]> | null | undefined };

/** Only where the site sends email: the new address must be confirmed. */
export function EmailForm({ lastResult }: Props) {
  const [form, fields] = useForm<{ newEmail: string; currentPassword: string }>({
    id: "email-form",
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <details open={lastResult ? true : undefined} className="fold">
      <summary>
        Change email
        <Icon name="fold" />
      </summary>
      <Form method="post" {...getFormProps(form)} className="stack inside" reloadDocument>
        <input type="hidden" name="intent" value="email" />
        <FormErrors form={form} />
        <TextField
          field={fields.newEmail}
          label="New email"
          type="email"
          autoComplete="email"
          hint="We'll send a link there. Open it to confirm the change."
          required
        />
        <TextField
          field={fields.currentPassword}
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div>
          <Button>Change Email</Button>
        </div>
      </Form>
    </details>
  );
}
