import { getFormProps, useForm } from "@conform-to/react";
import { data, redirect, useLocation } from "react-router";
import type { z } from "zod";
import { AuthPage, withFrom } from "#app/accounts/auth-page.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { rememberBrowser } from "#app/accounts/known-browser.server.ts";
import { OAuthButtons } from "#app/accounts/oauth-buttons.tsx";
import { signInSchema } from "#app/accounts/schema.ts";
import { nextPage } from "#app/accounts/second-factor.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { env, mailIsOn } from "#app/lib/env.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site._auth.login.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("signIn.title"));

export function loader({ url }: Route.LoaderArgs) {
  const from = safeRedirect(url.searchParams.get("from"), "");
  return { from, mailIsOn, providers: env.OAUTH_PROVIDERS };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOf(request);
  const schema = signInSchema(translator(language, "account"));
  const submission = parseForm(await readShortForm(request), schema);
  const hidden = { hideFields: ["password"] };
  if (submission.status !== "success") return data({ result: submission.reply(hidden) }, { status: 400 });
  const signedIn = await signIn((await readSession(context)).supabase, request, submission.value);
  if ("message" in signedIn)
    return data(
      { result: submission.reply({ ...hidden, ...replyErrors(signedIn) }) },
      responseInit(signedIn),
    );
  const headers = { "Set-Cookie": await rememberBrowser(request, submission.value.email) };
  const wanted = safeRedirect(url.searchParams.get("from"), "/dashboard");
  return redirect(nextPage(signedIn.member, wanted), { status: 303, headers });
}

export default function Login({
  loaderData: { from, mailIsOn, providers },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  const [form, fields] = useForm<z.input<ReturnType<typeof signInSchema>>>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <AuthPage title={t("signIn.title")} lede={t("signIn.lede")}>
      <form
        method="post"
        action={localPath(otherAddress(useLocation(), withFrom("/login", from)))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="username" required />
        <TextField
          field={fields.password}
          label={t("password")}
          type="password"
          autoComplete="current-password"
          required
        />
        <div>
          <Button variant="primary">{t("signIn.button")}</Button>
        </div>
      </form>
      <OAuthButtons providers={providers} from={from} />
      <div className="grid justify-items-start">
        <PageLink className="inline-flex min-h-11 items-center" href={withFrom("/forgot-password", from)}>
          {t("signIn.forgot")}
        </PageLink>
        {mailIsOn && (
          <PageLink className="inline-flex min-h-11 items-center" href={withFrom("/login/link", from)}>
            {t("signIn.byMail")}
          </PageLink>
        )}
        <PageLink className="inline-flex min-h-11 items-center" href={withFrom("/signup", from)}>
          {t("signIn.signUp")}
        </PageLink>
      </div>
    </AuthPage>
  );
}
