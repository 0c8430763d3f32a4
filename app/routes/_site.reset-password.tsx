import { getFormProps, useForm } from "@conform-to/react";
import { data, useLocation } from "react-router";
import { AuthPage } from "#app/accounts/auth-page.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { afterReset, endReset, mayReset, resetSchema, setPassword } from "#app/accounts/password.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.reset-password.ts";

// A second tap must not spend the link again.
export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Set a new password");

/** Only after a recovery link or code: everyone else needs the current password, on the profile page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member } = await readSession(context);
  if (member && (await mayReset(request, member))) return { email: member.email };
  return data({ email: null }, { status: 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase, member } = await readSession(context);
  if (!member || !(await mayReset(request, member))) return data({ result: null }, { status: 410 });
  const submission = parseForm(await readShortForm(request), resetSchema);
  const hidden = { hideFields: ["newPassword", "confirmPassword"] };
  if (submission.status !== "success") return data({ result: submission.reply(hidden) }, { status: 400 });
  const refusal = await setPassword(supabase, member, submission.value);
  if (refusal)
    return data({ result: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  return redirectWithToast(
    await afterReset(request),
    {
      kind: "success",
      title: "Your password was changed",
      text: "You're signed in here. Your other devices were logged out.",
    },
    { headers: { "Set-Cookie": await endReset() } },
  );
}

export default function ResetPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const location = useLocation();
  const [form, fields] = useForm<{ newPassword: string; confirmPassword: string }>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  if (!email)
    return (
      <AuthPage
        title="This page has expired"
        lede="After opening the link, you have ten minutes to set a new password. Nothing has changed."
      >
        <p>
          <a href="/forgot-password">Ask for a new link</a>
        </p>
      </AuthPage>
    );
  return (
    <AuthPage title="Set a new password" lede={`For ${email}. This logs out your other devices.`}>
      <form
        method="post"
        action={otherAddress(location, "/reset-password")}
        {...getFormProps(form)}
        className="stack"
      >
        {/* Password managers store the password under this name, but overlook type="hidden". */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <FormErrors form={form} />
        <TextField
          field={fields.newPassword}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. A longer password beats a complicated one."
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
          <Button variant="primary">Set Password</Button>
        </div>
      </form>
    </AuthPage>
  );
}
