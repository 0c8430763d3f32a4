import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useLocation } from "react-router";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { NoMail } from "#app/components/no-mail.tsx";
import { otherAddress } from "#app/lib/other-address.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { AuthPage, withFrom } from "./auth-page.tsx";

/** In the words of the auth service. */
export const oneTimeTypes = ["recovery", "magiclink", "signup", "email_change"] as const;
export type OneTimeType = (typeof oneTimeTypes)[number];

export const askAgain: Record<OneTimeType, string> = {
  recovery: "/forgot-password",
  magiclink: "/login/link",
  signup: "/login/link",
  email_change: "/dashboard/profile",
};

type Props = {
  title: string;
  lede: string;
  button: string;
  mailIsOn?: boolean;
  lastResult: SubmissionResult<string[]> | null | undefined;
};

export function RequestCodePage({ title, lede, button, mailIsOn = true, lastResult }: Props) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  const [form, fields] = useForm<{ email: string }>({ lastResult, defaultNoValidate: false });
  const location = useLocation();
  const from = safeRedirect(new URLSearchParams(location.search).get("from"), "");
  return (
    <AuthPage title={title} lede={lede}>
      {!mailIsOn && <NoMail />}
      <form
        method="post"
        action={localPath(otherAddress(location, withFrom(location.pathname, from)))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="username" required />
        <div>
          <Button variant="primary">{button}</Button>
        </div>
      </form>
      <p>
        <PageLink href={withFrom("/login", from)}>{t("signIn.back")}</PageLink>
      </p>
    </AuthPage>
  );
}
