import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { MailPreferences } from "#app/accounts/notifications.server.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, SelectField, TextField } from "#app/components/field.tsx";
import { Icon } from "#app/components/icon.tsx";
import { type Language, languageNames } from "#app/words/languages.ts";

type PersonalFormProps = {
  member: Member;
  language: Language;
  mailIsOn: boolean;
  lastResult: SubmissionResult<string[]> | null | undefined;
};

export function PersonalForm({ member, language, mailIsOn, lastResult }: PersonalFormProps) {
  const [form, fields] = useForm<{ name: string; email: string; language: string; currentPassword: string }>({
    id: "personal-form",
    lastResult,
    defaultValue: { name: member.name, email: member.email, language },
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
        autoComplete="email"
        hint={`You sign in with it.${mailIsOn ? " We'll send a link to a new one: open it to confirm the change." : ""}`}
        required
      />
      <SelectField
        field={fields.language}
        label="Language"
        hint="Of the emails that we send you."
        options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
      />
      <UsernameOf email={member.email} />
      <TextField
        field={fields.currentPassword}
        label="Current password"
        type="password"
        autoComplete="current-password"
        hint="Only to change your email."
      />
      <div>
        <Button variant="primary">Save Changes</Button>
      </div>
    </Form>
  );
}

/** Password managers keep a password under this name, but overlook type="hidden". */
function UsernameOf({ email }: { email: string }) {
  return <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />;
}

type PasswordFormProps = { email: string; lastResult: SubmissionResult<string[]> | null | undefined };

export function PasswordForm({ email, lastResult }: PasswordFormProps) {
  const [form, fields] = useForm<{ currentPassword: string; newPassword: string; confirmPassword: string }>({
    id: "password-form",
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack" reloadDocument>
      <input type="hidden" name="intent" value="password" />
      <UsernameOf email={email} />
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

type DeveloperOptionsProps = { lastResult: SubmissionResult<string[]> | null | undefined };

export function DeveloperOptions({ lastResult }: DeveloperOptionsProps) {
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
      <Form method="post" {...getFormProps(form)} className="pt-1 pb-5 stack" reloadDocument>
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

type MailSwitchProps = { memberId: string; wanted: MailPreferences; isAdmin: boolean; returnTo: string };

export function MailPreferencesForm({ memberId, wanted, isAdmin, returnTo }: MailSwitchProps) {
  return (
    <Form method="post" action="/dashboard/notifications" className="row" preventScrollReset id="emails">
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="member" value={memberId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Choice name="mail" wanted={wanted.decisions} label="Email me about decisions" />
      {isAdmin && (
        <Choice name="daily" wanted={wanted.daily} label="Email me each morning what waits for review" />
      )}
      <Button>Save</Button>
    </Form>
  );
}

function Choice({ name, wanted, label }: { name: string; wanted: boolean; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={wanted} key={String(wanted)} />
      <span>{label}</span>
    </label>
  );
}
