import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { Member } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";

type Props = { member: Member; mailIsOn: boolean; lastResult: SubmissionResult<string[]> | null | undefined };

export function PersonalForm({ member, mailIsOn, lastResult }: Props) {
  const [form, fields] = useForm<{ name: string; email: string }>({
    id: "personal-form",
    lastResult,
    defaultValue: { name: member.name, email: member.email },
    defaultNoValidate: false,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack" reloadDocument>
      <input type="hidden" name="intent" value="personal" />
      <FormErrors form={form} />
      <TextField field={fields.name} label="Name" autoComplete="name" required />
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        hint={
          mailIsOn
            ? "You sign in with this address."
            : "You sign in with this address. To change it, write to us."
        }
        readOnly
      />
      <div>
        <Button variant="primary">Save Changes</Button>
      </div>
    </Form>
  );
}
