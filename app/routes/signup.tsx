import { getFormProps, useForm } from "@conform-to/react";
import { data, redirect, useLocation } from "react-router";
import type { z } from "zod";
import { AuthPage, withFrom } from "#app/accounts/auth-page.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { signUpSchema } from "#app/accounts/schema.ts";
import { sessionContext } from "#app/accounts/session.server.ts";
import { signUp } from "#app/accounts/sign-up.server.ts";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { limit, tooMany } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import type { Route } from "./+types/signup.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Create an account");

export function loader({ context, url }: Route.LoaderArgs) {
  const from = safeRedirect(url.searchParams.get("from"), "");
  if (context.get(sessionContext).member) throw redirect(from || "/dashboard");
  return { from };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, signUpSchema);
  const hidden = { hideFields: ["password", "confirmPassword"] };
  if (submission.status !== "success") return data({ result: submission.reply(hidden) }, { status: 400 });
  const allowed = await limit("sign-up", clientAddress(request));
  if (!allowed.allowed) {
    const formErrors = ["Too many accounts were made from here. Please try again in an hour."];
    return data({ result: submission.reply({ ...hidden, formErrors }) }, tooMany(allowed.retryAfter));
  }
  const refusal = form.get("website") ? null : await signUp(submission.value);
  if (refusal)
    return data({ result: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  const title = "Account created successfully! Please verify your email if required.";
  const { member } = context.get(sessionContext);
  // They signed in meanwhile, in another tab.
  if (member) {
    const text = `You are still signed in here as ${member.email}. Log out to use the new account.`;
    return redirectWithToast("/dashboard", { kind: "success", title, text });
  }
  const from = safeRedirect(url.searchParams.get("from"), "");
  return redirectWithToast(withFrom("/login", from), { kind: "success", title, text: "Sign in to go on." });
}

export default function SignUp({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof signUpSchema>>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <AuthPage
      title="Create an account"
      lede="Submit logos, events and jobs, and follow what becomes of them."
    >
      <form
        method="post"
        action={otherAddress(useLocation(), withFrom("/signup", from))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <TextField field={fields.name} label="Full name" autoComplete="name" required />
        <TextField field={fields.email} label="Email" type="email" autoComplete="email" required />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. Long is better than complicated."
          required
        />
        <TextField
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Honeypot />
        <div>
          <Button variant="primary">Sign Up</Button>
        </div>
      </form>
      <p>
        Have an account? <a href={withFrom("/login", from)}>Sign in</a>
      </p>
    </AuthPage>
  );
}
