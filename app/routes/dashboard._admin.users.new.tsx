import { randomUUID } from "node:crypto";
import { getFormProps, useForm } from "@conform-to/react";
import { data, Form, Link, useLocation } from "react-router";
import type { z } from "zod";
import { CodeAgain } from "#app/accounts/code-again.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { proveByForm } from "#app/accounts/second-factor.server.ts";
import { roleOptions, userListAddress } from "#app/accounts/user-options.ts";
import { newUserSchema } from "#app/accounts/user-schema.server.ts";
import { createUser } from "#app/accounts/users.server.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { FormErrors, SelectField, TextField } from "#app/components/field.tsx";
import { RadioField } from "#app/components/radio-field.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm, submissionIdOf } from "#app/lib/form-body.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import { languageNames } from "#app/words/languages.ts";
import type { Route } from "./+types/dashboard._admin.users.new.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Add New User");

export const loader = () => ({ submissionId: randomUUID() });

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, newUserSchema);
  const hidden = { hideFields: ["password", "confirmPassword"] };
  if (submission.status !== "success")
    return data({ result: submission.reply(hidden), asksCode: undefined }, { status: 400 });
  const { supabase, member } = context.get(memberContext);
  const wrong = await proveByForm(supabase, member, form);
  if (wrong) return data({ result: submission.reply(hidden), asksCode: wrong.message }, responseInit(wrong));
  const refusal = await createUser(supabase, member, submission.value, submissionIdOf(form));
  if (refusal?.asksCode)
    return data({ result: submission.reply(hidden), asksCode: refusal.message }, responseInit(refusal));
  if (refusal)
    return data(
      { result: submission.reply({ ...hidden, ...replyErrors(refusal) }), asksCode: undefined },
      responseInit(refusal),
    );
  return redirectWithToast(userListAddress(url), { kind: "success", title: "User created successfully" });
}

export default function NewUser({ loaderData, actionData }: Route.ComponentProps) {
  const back = userListAddress(useLocation());
  const [form, fields] = useForm<z.input<typeof newUserSchema>>({
    id: "new-user",
    lastResult: actionData?.result,
    defaultValue: { role: "user", language: "en" },
    defaultNoValidate: false,
  });
  return (
    <RouteDialog title="Add New User" closeHref={back}>
      <Form method="post" {...getFormProps(form)} className="stack" autoComplete="off">
        <input type="hidden" name="submission_id" value={loaderData.submissionId} />
        <FormErrors form={form} />
        <TextField field={fields.name} label="Name" required />
        <TextField field={fields.email} label="Email" type="email" required />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. Ask them to change it."
          required
        />
        <TextField
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
        />
        <RadioField field={fields.role} label="Role" options={roleOptions} />
        <SelectField
          field={fields.language}
          label="Language"
          hint="For the emails we send them."
          options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        />
        <CodeAgain message={actionData?.asksCode} />
        <div className="answers">
          <Button variant="primary">Create User</Button>
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}
