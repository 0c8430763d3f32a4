import { randomUUID } from "node:crypto";
import { getFormProps, useForm } from "@conform-to/react";
import { data, useLocation } from "react-router";
import type { z } from "zod";
import { AuthPage, withFrom } from "#app/accounts/auth-page.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { rememberBrowser } from "#app/accounts/known-browser.server.ts";
import { awaitCode } from "#app/accounts/one-time-code.server.ts";
import { signUpSchema } from "#app/accounts/schema.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signUp } from "#app/accounts/sign-up.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { Honeypot } from "#app/components/honeypot.tsx";
import { clientAddress } from "#app/lib/client-address.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { limit, tooManyRequests } from "#app/lib/rate-limit.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site._auth.signup.ts";

const created = "Account created successfully!";
/** Also the answer for a taken address and for a robot. */
const verify = { kind: "success", title: `${created} Please verify your email if required.` } as const;

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Create an account");

export function loader({ url }: Route.LoaderArgs) {
  const from = safeRedirect(url.searchParams.get("from"), "");
  return { from };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readShortForm(request);
  const submission = parseForm(form, signUpSchema);
  const refused = (refusal: object, init: ResponseInit, taken = false) =>
    data(
      { result: submission.reply({ hideFields: ["password", "confirmPassword"], ...refusal }), taken },
      init,
    );
  if (submission.status !== "success") return refused({}, { status: 400 });
  const allowed = await limit("sign-up", clientAddress(request));
  if (!allowed.allowed) {
    const formErrors = ["Too many accounts were created from this network. Please try again in an hour."];
    return refused({ formErrors }, tooManyRequests(allowed.retryAfter));
  }
  const { email } = submission.value;
  const awaited = { email, type: "signup", signUpId: randomUUID() } as const;
  if (form.get("website")) return awaitCode(awaited, url, verify);
  const { supabase } = await readSession(context);
  const signedUp = await signUp(supabase, submission.value, awaited.signUpId);
  if ("message" in signedUp)
    return refused(replyErrors(signedUp), responseInit(signedUp), signedUp.status === 409);
  if (!signedUp.signedIn) return awaitCode(awaited, url, verify);
  return redirectWithToast(
    safeRedirect(url.searchParams.get("from"), "/dashboard/profile"),
    { kind: "success", title: created },
    { headers: { "Set-Cookie": await rememberBrowser(request, email) } },
  );
}

export default function SignUp({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof signUpSchema>>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <AuthPage title="Create an account" lede="Submit logos, events and jobs, and follow their review.">
      <form
        method="post"
        action={otherAddress(useLocation(), withFrom("/signup", from))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        {actionData?.taken && (
          <p>
            Is it yours? <a href={withFrom("/login", from)}>Sign in</a>, or{" "}
            <a href={withFrom("/forgot-password", from)}>set a new password</a>.
          </p>
        )}
        <TextField field={fields.name} label="Full name" autoComplete="name" required />
        <TextField field={fields.email} label="Email" type="email" autoComplete="email" required />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. A longer password beats a complicated one."
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
