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
import { askAgain, type OneTimeType, oneTimeWords } from "#app/accounts/one-time-code.tsx";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { NoMail } from "#app/components/no-mail.tsx";
import { mailIsOn } from "#app/lib/env.server.ts";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.auth.confirm.ts";

// A second tap must not spend the link again.
export const handle: PageHandle = { script: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Confirm");

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
  const submission = parseForm(form, codeSchema);
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
  return (
    <AuthPage
      title="This link has expired"
      lede={
        type === "email_change"
          ? "It was already used, it's too old, or the new address now has its own account. Nothing has changed."
          : "It was already used, or it's too old. Nothing has changed."
      }
    >
      <p>
        <a href={askAgain[type]}>Ask for a new one</a> or <a href="/login">sign in</a>.
      </p>
    </AuthPage>
  );
}

function LinkPage({ link, message }: { link: Link; message: string | null | undefined }) {
  const words = oneTimeWords[link.type];
  return (
    <AuthPage title={words.title} lede={words.lede}>
      {message && (
        <p role="alert" className="note bad">
          {message}
        </p>
      )}
      <form method="post" action="/auth/confirm">
        <input type="hidden" name="token_hash" value={link.token_hash} />
        <input type="hidden" name="type" value={link.type} />
        <Button variant="primary">{words.button}</Button>
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
  const location = useLocation();
  const [form, fields] = useForm<{ email: string; token: string; type: string }>({
    lastResult,
    defaultValue: awaited ?? {},
    defaultNoValidate: false,
  });
  return (
    <AuthPage
      title="Check your inbox"
      lede={
        awaited
          ? `If there's an account for ${awaited.email}, an email is on its way. Open its link, or enter its code here. Each works once and expires in 10 minutes.`
          : "Open the link in the email, or enter its code here. Each works once and expires in 10 minutes."
      }
    >
      {!mailIsOn && <NoMail />}
      <form
        method="post"
        action={otherAddress(location, "/auth/confirm")}
        {...getFormProps(form)}
        className="stack"
      >
        <FormErrors form={form} />
        <input type="hidden" name="type" value={fields.type.value ?? "recovery"} />
        <TextField field={fields.email} label="Email" type="email" autoComplete="username" required />
        <TextField
          field={fields.token}
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div>
          <Button variant="primary">Continue</Button>
        </div>
      </form>
      <p>
        No email? <a href={withFrom(askAgain[awaited?.type ?? "recovery"], awaited?.from ?? "")}>Ask again</a>
      </p>
    </AuthPage>
  );
}
