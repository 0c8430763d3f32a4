import { randomUUID } from "node:crypto";
import { useState } from "react";
import { useLocation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { pageMeta } from "#app/publish/meta.ts";
import { discardDraft, draftKey, draftToken, loadDraft, shownFile } from "#app/review/draft.server.ts";
import { keepTyped } from "#app/review/keep-typed.ts";
import { SignInDialog } from "#app/review/sign-in-dialog.tsx";
import { SubmissionForm } from "#app/review/submission-form.tsx";
import { useSubmissionId } from "#app/review/submission-id.ts";
import { submissionKindNames, submissionKinds, toSubmissionKind } from "#app/review/submission-kinds.ts";
import { submit } from "#app/review/submit.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Chip } from "#app/ui/chip.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/submit.ts";

export const handle: PageHandle = { hydrate: true };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Submit Content",
    description:
      "Share a logo, an event or a job with African designers. Everything is reviewed before it is published.",
    path: "/submit",
  });

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { member } = context.get(sessionContext);
  const token = draftToken(request);
  const asked = toSubmissionKind(url.searchParams.get("tab"));
  const kinds = asked ? [asked] : submissionKindNames;
  const drafts = token ? await Promise.all(kinds.map((kind) => loadDraft(draftKey(token, kind)))) : [];
  const draft = drafts.find((draft) => draft !== null);
  const kind = asked ?? toSubmissionKind(draft?.kind) ?? "logo";
  return {
    kind,
    signedIn: member !== null,
    askToSignIn: member === null && url.searchParams.has("sign-in"),
    fields: draft?.fields ?? null,
    kept: draft?.file ? shownFile(kind, draft.file) : null,
    // Posting the same id twice makes one row.
    submissionId: String(draft?.fields.submission_id ?? randomUUID()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const session = context.get(sessionContext);
  const kind = toSubmissionKind(form.get("kind"));
  if (!kind) throw new Response("Choose what to submit: a logo, an event or a job.", { status: 400 });
  if (form.get("intent") !== "discard") return submit({ session, request, kind, form });
  const token = draftToken(request);
  if (token) await discardDraft(draftKey(token, kind));
  return redirectWithToast(`/submit?tab=${kind}`, { kind: "info", title: "You can start over." });
}

export default function Submit({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, askToSignIn, fields } = loaderData;
  const location = useLocation();
  const answer = actionData?.kind === kind ? actionData : undefined;
  // The first post comes without the cookie that finds the draft.
  const kept = answer?.kept === undefined ? loaderData.kept : answer.kept;
  const submissionId = useSubmissionId(answer?.submissionId ?? loaderData.submissionId);
  // A later load, as for another theme, may bring a draft too.
  const [continues] = useState(fields !== null && loaderData.signedIn && !actionData);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading title="Submit Content" />
        <p className="lede">All submissions are reviewed before publishing.</p>
        <nav className="row chips mt-5" aria-label="What to submit">
          {submissionKindNames.map((name) => (
            <Chip key={name} href={`/submit?tab=${name}`} current={name === kind} onClick={keepTyped}>
              {submissionKinds[name].tab}
            </Chip>
          ))}
        </nav>
        {continues && (
          <p className="notice" role="status">
            Continue with your {kind} submission
          </p>
        )}
        <div className="lg:grid lg:grid-cols-[44rem_minmax(0,1fr)] lg:gap-16">
          <SubmissionForm
            key={kind}
            kind={kind}
            action={otherAddress(location, `/submit?tab=${kind}`)}
            hidden={{ kind, submission_id: submissionId }}
            kept={kept}
            typed={fields}
            lastResult={answer?.result}
            button={submissionKinds[kind].button}
            inDraft
          />
          <WhatHappensNext />
        </div>
      </section>
      {askToSignIn && <SignInDialog kind={kind} withFile={loaderData.kept !== null} />}
    </main>
  );
}

function WhatHappensNext() {
  return (
    <div className="mt-10 lg:mt-6">
      <h2 className="card-title">What happens next</h2>
      <ol className="small mt-3 grid list-decimal gap-2 ps-5">
        <li>You send it. If you are not signed in yet, everything you typed is kept until you are.</li>
        <li>A reviewer reads it, and may leave you a note.</li>
        <li>You hear what was decided in your notifications. Once it is approved, everybody can find it.</li>
      </ol>
    </div>
  );
}
