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
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.reset-password.ts";

// A second tap must not spend the link again.
export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("reset.title"));

/** Only after a recovery link or code: everyone else needs the current password, on the profile page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member } = await readSession(context);
  if (member && (await mayReset(request, member))) return { email: member.email };
  return data({ email: null }, { status: 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase, member } = await readSession(context);
  if (!member || !(await mayReset(request, member))) return data({ result: null }, { status: 410 });
  const language = languageOf(request);
  const t = translator(language, "account");
  const submission = parseForm(await readShortForm(request), resetSchema(t));
  const hidden = { hideFields: ["newPassword", "confirmPassword"] };
  if (submission.status !== "success") return data({ result: submission.reply(hidden) }, { status: 400 });
  const refusal = await setPassword(supabase, member, submission.value);
  if (refusal)
    return data({ result: submission.reply({ ...hidden, ...replyErrors(refusal) }) }, responseInit(refusal));
  return redirectWithToast(
    await afterReset(request),
    {
      kind: "success",
      title: t("reset.done.title"),
      text: t("reset.done.text"),
    },
    { headers: { "Set-Cookie": await endReset(language) } },
  );
}

export default function ResetPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  const location = useLocation();
  const [form, fields] = useForm<{ newPassword: string; confirmPassword: string }>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  if (!email)
    return (
      <AuthPage title={t("reset.expired.title")} lede={t("reset.expired.lede")}>
        <p>
          <PageLink href="/forgot-password">{t("reset.expired.again")}</PageLink>
        </p>
      </AuthPage>
    );
  return (
    <AuthPage title={t("reset.title")} lede={t("reset.lede", { email })}>
      <form
        method="post"
        action={localPath(otherAddress(location, "/reset-password"))}
        {...getFormProps(form)}
        className="stack"
      >
        {/* Password managers store the password under this name, but overlook type="hidden". */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <FormErrors form={form} />
        <TextField
          field={fields.newPassword}
          label={t("reset.password")}
          type="password"
          autoComplete="new-password"
          hint={t("passwordHint")}
          required
        />
        <TextField
          field={fields.confirmPassword}
          label={t("reset.confirm")}
          type="password"
          autoComplete="new-password"
          required
        />
        <div>
          <Button variant="primary">{t("reset.button")}</Button>
        </div>
      </form>
    </AuthPage>
  );
}
