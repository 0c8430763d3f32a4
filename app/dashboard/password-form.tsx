import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";

type Props = { email: string; lastResult: SubmissionResult<string[]> | null | undefined };

export function PasswordForm({ email, lastResult }: Props) {
  const [form, fields] = useForm<{ currentPassword: string; newPassword: string; confirmPassword: string }>({
    id: "password-form",
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack" reloadDocument>
      <input type="hidden" name="intent" value="password" />
      {/* Password managers store the password under this name, but overlook type="hidden". */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <FormErrors form={form} />
      <TextField
        field={fields.currentPassword}
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        field={fields.newPassword}
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters."
        required
      />
      <TextField
        field={fields.confirmPassword}
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        required
      />
      <div>
        <Button>Update Password</Button>
      </div>
    </Form>
  );
}
