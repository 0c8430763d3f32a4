import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { enrolmentOf, newEnrolment } from "#app/accounts/authenticator.server.ts";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import {
  enrolmentSchema,
  ownSecondFactor,
  proveSecondFactor,
  secondFactorSchema,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "#app/accounts/second-factor.server.ts";
import { Button } from "#app/components/button.tsx";
import { FormErrors, TextField } from "#app/components/field.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLanguage, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/dashboard.profile_.second-factor.ts";

// Secrets of this page are in no script.
export const handle: PageHandle = { hydrate: false, script: true };
export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(translator(languageOfMatches(matches), "secondFactor")("title"));

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, member } = context.get(memberContext);
  if (member.bypass) throw new Response("This access is temporary and has no profile.", { status: 403 });
  const own = await ownSecondFactor(supabase);
  return {
    memberId: member.id,
    own,
    enrolment: own ? null : newEnrolment(member.email),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const member = await memberOfForm(context, form);
  if (member.bypass) throw new Response("This access is temporary and has no profile.", { status: 403 });
  if (form.get("intent") === "off") {
    const submission = parseForm(form, secondFactorSchema);
    const nothing = { enrolment: null, recoveryCodes: null };
    if (submission.status !== "success")
      return data({ ...nothing, result: submission.reply() }, { status: 400 });
    const refusal =
      (await proveSecondFactor(supabase, member, submission.value.code)) ??
      (await turnOffSecondFactor(supabase, member));
    if (refusal)
      return data({ ...nothing, result: submission.reply(replyErrors(refusal)) }, responseInit(refusal));
    return redirectWithToast("/dashboard/profile", {
      kind: "success",
      title: saidToMember()("secondFactor.isOff"),
    });
  }
  const submission = parseForm(form, enrolmentSchema());
  const hidden = { hideFields: ["currentPassword"] };
  const secret = form.get("secret");
  if (typeof secret !== "string" || !/^[0-9a-f]{40}$/.test(secret))
    return redirect("/dashboard/profile/second-factor", 303);
  // The secret that the phone has by now.
  const again = { enrolment: enrolmentOf(member.email, Buffer.from(secret, "hex")), recoveryCodes: null };
  if (submission.status !== "success")
    return data({ ...again, result: submission.reply(hidden) }, { status: 400 });
  const turnedOn = await turnOnSecondFactor(supabase, member, submission.value);
  if ("message" in turnedOn)
    return data(
      { ...again, result: submission.reply({ ...hidden, ...replyErrors(turnedOn) }) },
      responseInit(turnedOn),
    );
  return data({ enrolment: null, result: null, recoveryCodes: turnedOn.recoveryCodes });
}

export default function TwoStepSignIn({
  loaderData: { memberId, own, enrolment: fresh },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslator("secondFactor");
  const enrolment = actionData?.enrolment ?? fresh;
  return (
    <section className="form stack">
      <h1>{t("title")}</h1>
      {actionData?.recoveryCodes ? (
        <RecoveryCodes codes={actionData.recoveryCodes} />
      ) : enrolment && !own ? (
        <TurnOn memberId={memberId} enrolment={enrolment} lastResult={actionData?.result} />
      ) : (
        own && <TurnOff memberId={memberId} own={own} lastResult={actionData?.result} />
      )}
    </section>
  );
}

type Result = SubmissionResult<string[]> | null | undefined;

function TurnOn({
  memberId,
  enrolment: { secret, written, address, qr },
  lastResult,
}: {
  memberId: string;
  enrolment: ReturnType<typeof enrolmentOf>;
  lastResult: Result;
}) {
  const t = useTranslator("secondFactor");
  const ofProfile = useTranslator("profile");
  const localPath = useLocalPath();
  const [form, fields] = useForm<{ code: string; currentPassword: string }>({
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <>
      <p>{t("about")}</p>
      <form
        method="post"
        action={localPath("/dashboard/profile/second-factor?again")}
        {...getFormProps(form)}
        className="stack"
      >
        <input type="hidden" name="member" value={memberId} />
        <input type="hidden" name="secret" value={secret} />
        <h2>{t("add")}</h2>
        <p>{t("scan")}</p>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} className="max-w-64" role="img" aria-label={t("qr")}>
          {/* A camera wants dark on light, whatever the theme. */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <p>
          <a href={address}>{t("open")}</a>
        </p>
        <p>
          {t.rich("key", {
            key: () => (
              <code dir="ltr" className="wrap-anywhere">
                {written}
              </code>
            ),
          })}
        </p>
        <h2>{t("show")}</h2>
        <FormErrors form={form} />
        <TextField
          field={fields.code}
          label={t("code")}
          hint={t("digits")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <TextField
          field={fields.currentPassword}
          label={ofProfile("currentPassword")}
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="row">
          <Button variant="primary">{t("turnOn")}</Button>
          <PageLink className="btn btn-quiet" href="/dashboard/profile">
            {t("notNow")}
          </PageLink>
        </div>
      </form>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslator("secondFactor");
  return (
    <>
      <p role="status" className="note">
        {t("isOn")}
      </p>
      <h2>{t("recovery.title")}</h2>
      <p>{t.rich("recovery.text", { strong: (text) => <strong>{text}</strong> })}</p>
      <ol aria-label={t("recovery.list")} className="columns-2">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code.replace(/(\d{4})(?=\d)/g, "$1 ")}</code>
          </li>
        ))}
      </ol>
      <p>
        <PageLink className="btn btn-primary" href="/dashboard">
          {t("recovery.kept")}
        </PageLink>
      </p>
    </>
  );
}

function TurnOff({
  memberId,
  own,
  lastResult,
}: {
  memberId: string;
  own: { since: string; recovery_codes: number };
  lastResult: Result;
}) {
  const t = useTranslator("secondFactor");
  const language = useLanguage();
  const localPath = useLocalPath();
  const [form, fields] = useForm<{ code: string }>({ lastResult, defaultNoValidate: false });
  return (
    <>
      <p>{t("since", { date: formatDate(own.since, language), count: own.recovery_codes })}</p>
      <form
        method="post"
        action={localPath("/dashboard/profile/second-factor?again")}
        {...getFormProps(form)}
        className="stack"
      >
        <input type="hidden" name="member" value={memberId} />
        <input type="hidden" name="intent" value="off" />
        <FormErrors form={form} />
        <TextField
          field={fields.code}
          label={t("code")}
          hint={t("codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div className="row">
          <Button variant="danger">{t("turnOff")}</Button>
          <PageLink className="btn btn-quiet" href="/dashboard/profile">
            {t("back")}
          </PageLink>
        </div>
      </form>
    </>
  );
}
