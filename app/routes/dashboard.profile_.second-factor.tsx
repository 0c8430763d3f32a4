import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { enrolmentOf, newEnrolment } from "#app/accounts/authenticator.server.ts";
import { replyErrors, responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext, memberOfForm } from "#app/accounts/guards.server.ts";
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
import { inEnglish } from "#app/dashboard/in-english.ts";
import { formatDate } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard.profile_.second-factor.ts";

// Secrets of this page are in no script.
export const handle: PageHandle = { hydrate: false, script: true };
export const middleware: Route.MiddlewareFunction[] = [inEnglish];
export const meta: Route.MetaFunction = () => unlistedMeta("Two-step sign-in");

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
      title: "Two-step sign-in is off",
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
  const enrolment = actionData?.enrolment ?? fresh;
  return (
    <section className="form stack">
      <h1>Two-step sign-in</h1>
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
  const [form, fields] = useForm<{ code: string; currentPassword: string }>({
    lastResult,
    defaultNoValidate: false,
  });
  return (
    <>
      <p>
        With it, nobody gets in with your password alone: signing in asks for a code from an authenticator app
        on your phone as well. Any such app will do; free ones are Aegis, FreeOTP and Google Authenticator.
      </p>
      <form
        method="post"
        action="/dashboard/profile/second-factor?again"
        {...getFormProps(form)}
        className="stack"
      >
        <input type="hidden" name="member" value={memberId} />
        <input type="hidden" name="secret" value={secret} />
        <h2>1. Add this site to your app</h2>
        <p>Scan this code with it. On this same phone, open it in the app instead.</p>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="max-w-64"
          role="img"
          aria-label="QR code for your authenticator app"
        >
          {/* A camera wants dark on light, whatever the theme. */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <p>
          <a href={address}>Open in my app</a>
        </p>
        <p>
          Or type this key into the app: <code className="wrap-anywhere">{written}</code>
        </p>
        <h2>2. Show that it works</h2>
        <FormErrors form={form} />
        <TextField
          field={fields.code}
          label="Code"
          hint="The 6 digits that the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <TextField
          field={fields.currentPassword}
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="row">
          <Button variant="primary">Turn On</Button>
          <a className="btn btn-quiet" href="/dashboard/profile">
            Not now
          </a>
        </div>
      </form>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p role="status" className="note">
        Two-step sign-in is on.
      </p>
      <h2>Your recovery codes</h2>
      <p>
        Each signs you in once if you lose your phone. Print this page or write them down, and keep them apart
        from your phone. <strong>They are shown only now.</strong>
      </p>
      <ol aria-label="Recovery codes" className="columns-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code.replace(/(\d{4})(?=\d)/g, "$1 ")}</code>
          </li>
        ))}
      </ol>
      <p>
        <a className="btn btn-primary" href="/dashboard">
          I’ve kept them
        </a>
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
  const [form, fields] = useForm<{ code: string }>({ lastResult, defaultNoValidate: false });
  return (
    <>
      <p>
        On since {formatDate(own.since)}. You have{" "}
        {countOf(own.recovery_codes, ["recovery code", "recovery codes"])} left. For a new phone or new
        recovery codes, turn it off and set it up again.
      </p>
      <form
        method="post"
        action="/dashboard/profile/second-factor?again"
        {...getFormProps(form)}
        className="stack"
      >
        <input type="hidden" name="member" value={memberId} />
        <input type="hidden" name="intent" value="off" />
        <FormErrors form={form} />
        <TextField
          field={fields.code}
          label="Code"
          hint="From your app, or a recovery code."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div className="row">
          <Button variant="danger">Turn Off</Button>
          <a className="btn btn-quiet" href="/dashboard/profile">
            Back to my profile
          </a>
        </div>
      </form>
    </>
  );
}
