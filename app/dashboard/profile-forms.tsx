import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { MailPreferences } from "#app/accounts/notifications.server.ts";
import type { Member } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, SelectField, TextField } from "#app/components/field.tsx";
import { Icon } from "#app/components/icon.tsx";
import { type Language, languageNames } from "#app/words/languages.ts";
import { useTranslator } from "#app/words/use-translator.tsx";

type PersonalFormProps = {
  member: Member;
  language: Language;
  mailIsOn: boolean;
  lastResult: SubmissionResult<string[]> | null | undefined;
};

export function PersonalForm({ member, language, mailIsOn, lastResult }: PersonalFormProps) {
  const t = useTranslator("profile");
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
      <TextField field={fields.name} label={t("name")} autoComplete="name" required />
      <TextField
        field={fields.email}
        label={t("email")}
        type="email"
        autoComplete="email"
        hint={t(mailIsOn ? "emailHintMail" : "emailHint")}
        required
      />
      <SelectField
        field={fields.language}
        label={t("language")}
        hint={t("languageHint")}
        options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
      />
      <UsernameOf email={member.email} />
      <TextField
        field={fields.currentPassword}
        label={t("currentPassword")}
        type="password"
        autoComplete="current-password"
        hint={t("currentPasswordHint")}
      />
      <div>
        <Button variant="primary">{t("save")}</Button>
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
  const t = useTranslator("profile");
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
        label={t("currentPassword")}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        field={fields.newPassword}
        label={t("newPassword")}
        type="password"
        autoComplete="new-password"
        hint={t("newPasswordHint")}
        required
      />
      <TextField
        field={fields.confirmPassword}
        label={t("confirmPassword")}
        type="password"
        autoComplete="new-password"
        required
      />
      <div>
        <Button>{t("updatePassword")}</Button>
      </div>
    </Form>
  );
}

type DeveloperOptionsProps = { lastResult: SubmissionResult<string[]> | null | undefined };

export function DeveloperOptions({ lastResult }: DeveloperOptionsProps) {
  const t = useTranslator("profile");
  const [form, fields] = useForm<{ adminCode: string }>({
    id: "admin-form",
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <details className="fold" open={lastResult ? true : undefined}>
      <summary>
        {t("developer.title")}
        <Icon name="fold" />
      </summary>
      <Form method="post" {...getFormProps(form)} className="pt-1 pb-5 stack" reloadDocument>
        <input type="hidden" name="intent" value="admin" />
        <FormErrors form={form} />
        <TextField
          field={fields.adminCode}
          label={t("developer.code")}
          type="password"
          autoComplete="off"
          hint={t("developer.hint")}
          required
        />
        <div>
          <Button>{t("developer.button")}</Button>
        </div>
      </Form>
    </details>
  );
}

type MailSwitchProps = { memberId: string; wanted: MailPreferences; isAdmin: boolean; returnTo: string };

export function MailPreferencesForm({ memberId, wanted, isAdmin, returnTo }: MailSwitchProps) {
  const t = useTranslator("profile");
  return (
    <Form method="post" action="/dashboard/notifications" className="row" preventScrollReset id="emails">
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="member" value={memberId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Choice name="mail" wanted={wanted.decisions} label={t("mails.decisions")} />
      {isAdmin && <Choice name="daily" wanted={wanted.daily} label={t("mails.daily")} />}
      <Button>{t("mails.save")}</Button>
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
