import { getFormProps, useForm } from "@conform-to/react";
import { data, redirect, useLocation } from "react-router";
import { AuthPage, withFrom } from "#app/accounts/auth-page.tsx";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { proveSecondFactor, secondFactorSchema } from "#app/accounts/second-factor.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.auth.code.ts";

export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("twoSteps.title"));

const wantedPage = (url: URL) => safeRedirect(url.searchParams.get("from"), "/dashboard");

/** The second step of signing in, and of what asks for a code again. The first stays needed: it takes a session. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await readSession(context);
  if (!member) throw redirect(withFrom("/login", wantedPage(url)));
  if (member.secondFactor !== "asked" && member.secondFactor !== "stale") throw redirect(wantedPage(url));
  return { from: wantedPage(url) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { supabase, member } = await readSession(context);
  if (!member) throw redirect(withFrom("/login", wantedPage(url)));
  const submission = parseForm(await readShortForm(request), secondFactorSchema);
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  // A second tap on a slow line brings the code that the first one has used.
  if (member.secondFactor !== "proven") {
    const refusal = await proveSecondFactor(supabase, member, submission.value.code);
    if (refusal) return data({ result: submission.reply(replyErrors(refusal)) }, responseInit(refusal));
  }
  return redirect(wantedPage(url), 303);
}

export default function EnterCode({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  const [form, fields] = useForm<{ code: string }>({
    lastResult: actionData?.result,
    defaultNoValidate: false,
  });
  return (
    <AuthPage title={t("twoSteps.title")} lede={t("twoSteps.lede")}>
      <form
        method="post"
        action={localPath(otherAddress(useLocation(), withFrom("/auth/code", from)))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <TextField
          field={fields.code}
          label={t("code")}
          hint={t("twoSteps.hint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div>
          <Button variant="primary">{t("continue")}</Button>
        </div>
      </form>
      <p className="by">
        {t.rich("twoSteps.lost", { contact: (text) => <PageLink href="/contact">{text}</PageLink> })}
      </p>
      <form method="post" action={localPath("/logout")}>
        <Button>{t("twoSteps.logOut")}</Button>
      </form>
    </AuthPage>
  );
}
