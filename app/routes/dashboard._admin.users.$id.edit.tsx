import { getFormProps, useForm } from "@conform-to/react";
import { useState } from "react";
import { data, Form, Link, useLocation } from "react-router";
import type { z } from "zod";
import { lastChange } from "#app/accounts/audit-log.server.ts";
import { CodeAgain } from "#app/accounts/code-again.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { roleLabels } from "#app/accounts/roles.ts";
import { proveByForm } from "#app/accounts/second-factor.server.ts";
import {
  itemsAddress,
  roleOptions,
  statusOptions,
  userListAddress,
  userStatusLabels,
} from "#app/accounts/user-options.ts";
import { userSchema } from "#app/accounts/user-schema.server.ts";
import { updateUser, userById } from "#app/accounts/users.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { FormErrors, SelectField, TextField } from "#app/components/field.tsx";
import { RadioField } from "#app/components/radio-field.tsx";
import { ConflictNotice } from "#app/dashboard/conflict-notice.tsx";
import { formatRelative } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { isUuid } from "#app/lib/uuid.ts";
import { type Conflict, differences } from "#app/moderation/conflict.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.users.$id.edit.ts";

const labels: Record<string, string> = { name: "Name", email: "Email", role: "Role", status: "Status" };
const words: Record<string, Record<string, string>> = { role: roleLabels, status: userStatusLabels };

/** The saved user against what was typed, with the version to save over; null where the user is gone. */
async function userConflict(
  supabase: Supabase,
  id: string,
  typed: Record<"name" | "email" | "role" | "status", string>,
): Promise<{ conflict: Conflict; version: string } | null> {
  const user = await userById(supabase, id);
  if (!user) return null;
  const { name, email, role, status, version } = user;
  const last = await lastChange(supabase, ["profile", "role"], id);
  const differing = differences(
    { name, email, role, status },
    typed,
    (field) => labels[field] ?? field,
    (value, field) => words[field]?.[value] ?? value,
  );
  const { by, at } = last ?? { by: "Someone", at: new Date().toISOString() };
  return { conflict: { by, at, ago: formatRelative(at), differences: differing }, version };
}

const gone = "This user no longer exists.";

export const meta: Route.MetaFunction = () => unlistedMeta("Edit User");

export async function loader({ params, context }: Route.LoaderArgs) {
  const user = await userById(context.get(memberContext).supabase, params.id);
  // Returned, not thrown: the form must keep what was typed.
  return data({ user }, { status: user ? 200 : 404 });
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  if (!isUuid(params.id)) throw new Response(null, { status: 404 });
  const { supabase, member } = context.get(memberContext);
  const form = await readForm(request);
  // The version of this form: data loaded for the answer must not be mistaken for it.
  const version = String(form.get("version") ?? "");
  const unsaved = { version, conflict: null, asksCode: undefined };
  const submission = parseForm(form, userSchema);
  if (submission.status !== "success")
    return data({ result: submission.reply(), ...unsaved }, { status: 400 });
  const wrong = await proveByForm(supabase, member, form);
  if (wrong)
    return data({ result: submission.reply(), ...unsaved, asksCode: wrong.message }, responseInit(wrong));
  const refusal = await updateUser(supabase, { id: params.id, version }, submission.value);
  const saved = () =>
    redirectWithToast(userListAddress(url), { kind: "success", title: "User updated successfully" });
  if (!refusal) return saved();
  if (refusal.asksCode)
    return data({ result: submission.reply(), ...unsaved, asksCode: refusal.message }, responseInit(refusal));
  if (refusal.changed) {
    const now = await userConflict(supabase, params.id, submission.value);
    if (!now) return data({ result: submission.reply({ formErrors: [gone] }), ...unsaved }, { status: 404 });
    // Posted twice: it's already saved.
    if (now.conflict.differences.length === 0) return saved();
    return data({ result: submission.reply(), ...now, asksCode: undefined }, { status: 409 });
  }
  return data({ result: submission.reply(replyErrors(refusal)), ...unsaved }, responseInit(refusal));
}

export default function EditUser({ loaderData: { user }, actionData }: Route.ComponentProps) {
  const back = userListAddress(useLocation());
  const [first] = useState(user);
  const conflict = actionData?.conflict;
  const [form, fields] = useForm<z.input<typeof userSchema>>({
    id: "edit-user",
    lastResult: actionData?.result,
    defaultValue: first,
    defaultNoValidate: false,
  });
  if (!first && !actionData)
    return (
      <RouteDialog title="Edit User" closeHref={back}>
        <p>{gone}</p>
        <div className="row">
          <Link className="btn" to={back} data-close>
            Back to the list
          </Link>
        </div>
      </RouteDialog>
    );
  return (
    <RouteDialog title="Edit User" closeHref={back}>
      <Form method="post" {...getFormProps(form)} className="stack" autoComplete="off" preventScrollReset>
        <input type="hidden" name="version" value={actionData?.version || first?.version} />
        {conflict && <ConflictNotice conflict={conflict} noun="user" />}
        <FormErrors form={form} />
        <TextField field={fields.name} label="Name" required />
        <TextField
          field={fields.email}
          label="Email"
          type="email"
          hint="They sign in with this address."
          required
        />
        <RadioField field={fields.role} label="Role" options={roleOptions} />
        <SelectField
          field={fields.status}
          label="Status"
          options={statusOptions}
          hint="Inactive users are logged out at once and can’t sign in."
        />
        {first && (
          <p className="row">
            <Link to={itemsAddress(first.id)}>Everything by {first.name}</Link>
          </p>
        )}
        <CodeAgain message={actionData?.asksCode} />
        <div className="answers">
          <Button variant="primary">Update User</Button>
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}
