import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { data, useLocation } from "react-router";
import { AuthPage, withFrom } from "#app/accounts/auth-page.tsx";
import {
  type AwaitedCode,
  awaitedCode,
  codeSchema,
  type Link,
  oneTimeCodeAnswer,
  readLink,
  verifyOneTimeCode,
} from "#app/accounts/one-time-code.server.ts";
import { askAgain, type OneTimeType } from "#app/accounts/one-time-code.tsx";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { NoMail } from "#app/components/no-mail.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.auth.confirm.ts";

// A second tap must not spend the link again.
export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "account")("confirm.title"));

/** Opening a link spends nothing: mail scanners open every link. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const parameters = Object.fromEntries(url.searchParams);
  const link = readLink(parameters);
  if (link) return { link, awaited: null, expired: false, mailIsOn };
  if (parameters.token_hash !== undefined)
    return data({ link: null, awaited: null, expired: true, mailIsOn }, { status: 410 });
  return { link: null, awaited: await awaitedCode.read(request), expired: false, mailIsOn };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase, member } = await readSession(context);
  const form = await readShortForm(request);
  const awaited = await awaitedCode.read(request);
  const before = { memberId: member?.id, signUpId: awaited?.signUpId };
  const link = readLink(Object.fromEntries(form));
  if (link) return oneTimeCodeAnswer(link, await verifyOneTimeCode(supabase, request, link, before), request);
  const language = languageOf(request);
  const submission = parseForm(form, codeSchema(translator(language, "account")));
  if (submission.status !== "success")
    return data({ link: null, expired: false, message: null, result: submission.reply() }, { status: 400 });
  const verification = await verifyOneTimeCode(supabase, request, submission.value, before);
  return oneTimeCodeAnswer(submission.value, verification, request, submission);
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  // The form posts to an address without the link.
  const link = actionData?.link ?? loaderData.link;
  if (loaderData.expired || actionData?.expired) return <Expired type={link?.type} />;
  if (link) return <LinkPage link={link} message={actionData?.message} />;
  return <CodePage {...loaderData} lastResult={actionData?.result} />;
}

function Expired({ type = "recovery" }: { type: OneTimeType | undefined }) {
  const t = useTranslator("account");
  return (
    <AuthPage
      title={t("expired.title")}
      lede={t(type === "email_change" ? "expired.ledeOfChange" : "expired.lede")}
    >
      <p>
        {t.rich("expired.text", {
          again: (text) => <PageLink href={askAgain[type]}>{text}</PageLink>,
          signIn: (text) => <PageLink href="/login">{text}</PageLink>,
        })}
      </p>
    </AuthPage>
  );
}

function LinkPage({ link, message }: { link: Link; message: string | null | undefined }) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  return (
    <AuthPage title={t(`oneTime.${link.type}.title`)} lede={t(`oneTime.${link.type}.lede`)}>
      {message && (
        <p role="alert" className="note bad">
          {message}
        </p>
      )}
      <form method="post" action={localPath("/auth/confirm")}>
        <input type="hidden" name="token_hash" value={link.token_hash} />
        <input type="hidden" name="type" value={link.type} />
        <Button variant="primary">{t(`oneTime.${link.type}.button`)}</Button>
      </form>
    </AuthPage>
  );
}

type CodeProps = {
  awaited: AwaitedCode | null;
  mailIsOn: boolean;
  lastResult: SubmissionResult<string[]> | null | undefined;
};

function CodePage({ awaited, mailIsOn, lastResult }: CodeProps) {
  const t = useTranslator("account");
  const localPath = useLocalPath();
  const location = useLocation();
  const [form, fields] = useForm<{ email: string; token: string; type: string }>({
    lastResult,
    defaultValue: awaited ?? {},
    defaultNoValidate: false,
  });
  return (
    <AuthPage
      title={t("inbox.title")}
      lede={awaited ? t("inbox.ledeTo", { email: awaited.email }) : t("inbox.lede")}
    >
      {!mailIsOn && <NoMail />}
      <form
        method="post"
        action={localPath(otherAddress(location, "/auth/confirm"))}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <input type="hidden" name="type" value={fields.type.value ?? "recovery"} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="username" required />
        <TextField
          field={fields.token}
          label={t("code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div>
          <Button variant="primary">{t("continue")}</Button>
        </div>
      </form>
      <p>
        {t.rich("inbox.again", {
          link: (text) => (
            <PageLink href={withFrom(askAgain[awaited?.type ?? "recovery"], awaited?.from ?? "")}>
              {text}
            </PageLink>
          ),
        })}
      </p>
    </AuthPage>
  );
}
