import { randomUUID } from "node:crypto";
import { getFormProps, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
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
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site._auth.signup.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("signUp.title"));

export function loader({ url }: Route.LoaderArgs) {
  const from = safeRedirect(url.searchParams.get("from"), "");
  return { from };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readShortForm(request);
  const language = languageOf(request);
  const t = translator(language, "account");
  const submission = parseForm(form, signUpSchema(t));
  const refused = (refusal: object, init: ResponseInit, taken = false) =>
    data(
      { result: submission.reply({ hideFields: ["password", "confirmPassword"], ...refusal }), taken },
      init,
    );
  if (submission.status !== "success") return refused({}, { status: 400 });
  const allowed = await limit("sign-up", clientAddress(request));
  if (!allowed.allowed)
    return refused({ formErrors: [t("errors.accounts")] }, tooManyRequests(allowed.retryAfter));
  const { email } = submission.value;
  const awaited = { email, type: "signup", signUpId: randomUUID() } as const;
  // Also the answer for a taken address and for a robot.
  const verify = { kind: "success", title: t("signUp.verify") } as const;
  if (form.get("website")) return awaitCode(awaited, url, verify);
  const { supabase } = await readSession(context);
  const signedUp = await signUp(supabase, submission.value, awaited.signUpId, language);
  if ("message" in signedUp)
    return refused(replyErrors(signedUp), responseInit(signedUp), signedUp.status === 409);
  if (!signedUp.signedIn) return awaitCode(awaited, url, verify);
  return redirectWithToast(
    safeRedirect(url.searchParams.get("from"), "/dashboard/profile"),
    { kind: "success", title: t("signUp.done") },
    { headers: { "Set-Cookie": await rememberBrowser(request, email) } },
  );
}

export default function SignUp({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  const linkTo = (page: string) => (text: ReactNode) => (
    <PageLink href={withFrom(page, from)}>{text}</PageLink>
  );
  const [form, fields] = useForm<z.input<ReturnType<typeof signUpSchema>>>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <AuthPage title={t("signUp.title")} lede={t("signUp.lede")}>
      <form
        method="post"
        action={localPath(otherAddress(useLocation(), withFrom("/signup", from)))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        {actionData?.taken && (
          <p>{t.rich("signUp.taken", { signIn: linkTo("/login"), password: linkTo("/forgot-password") })}</p>
        )}
        <TextField field={fields.name} label={t("signUp.name")} autoComplete="name" required />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" required />
        <TextField
          field={fields.password}
          label={t("password")}
          type="password"
          autoComplete="new-password"
          hint={t("passwordHint")}
          required
        />
        <TextField
          field={fields.confirmPassword}
          label={t("signUp.confirm")}
          type="password"
          autoComplete="new-password"
          required
        />
        <Honeypot />
        <div>
          <Button variant="primary">{t("signUp.button")}</Button>
        </div>
      </form>
      <p>{t.rich("signUp.signIn", { link: linkTo("/login") })}</p>
    </AuthPage>
  );
}
