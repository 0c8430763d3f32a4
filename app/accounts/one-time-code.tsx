import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useLocation } from "react-router";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { NoMail } from "#app/components/no-mail.tsx";
import { otherAddress } from "#app/lib/other-address.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { AuthPage, withFrom } from "./auth-page.tsx";

/** In the words of the auth service. */
export const oneTimeTypes = ["recovery", "magiclink", "signup", "email_change"] as const;
export type OneTimeType = (typeof oneTimeTypes)[number];

export const oneTimeWords: Record<OneTimeType, { title: string; lede: string; button: string }> = {
  recovery: {
    title: "Set a new password",
    lede: "Continue to sign in and choose a new password.",
    button: "Continue",
  },
  magiclink: { title: "Sign in", lede: "Press the button to sign in.", button: "Sign In" },
  signup: {
    title: "Confirm your email",
    lede: "Press the button to finish signing up.",
    button: "Confirm",
  },
  email_change: {
    title: "Change your email",
    lede: "Press the button to sign in with this address from now on.",
    button: "Confirm",
  },
};

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
  const [form, fields] = useForm<{ email: string }>({ lastResult, defaultNoValidate: false });
  const location = useLocation();
  const from = safeRedirect(new URLSearchParams(location.search).get("from"), "");
  return (
    <AuthPage title={title} lede={lede}>
      {!mailIsOn && <NoMail />}
      <form
        method="post"
        action={otherAddress(location, withFrom(location.pathname, from))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <TextField field={fields.email} label="Email" type="email" autoComplete="username" required />
        <div>
          <Button variant="primary">{button}</Button>
        </div>
      </form>
      <p>
        <a href={withFrom("/login", from)}>Back to sign-in</a>
      </p>
    </AuthPage>
  );
}
