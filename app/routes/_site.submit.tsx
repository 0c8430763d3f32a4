import { randomUUID } from "node:crypto";
import { useState } from "react";
import { createContext, useLocation } from "react-router";
import { readSession } from "#app/accounts/session.server.ts";
import { Button } from "#app/components/button.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { memberKindNamed } from "#app/content/kinds.server.ts";
import { submittedKindNamed, submittedKinds } from "#app/content/kinds.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readSubmission } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import {
  discardDraft,
  draftKey,
  draftToken,
  findDraft,
  loadDraft,
  shownImage,
} from "#app/moderation/draft.server.ts";
import { keepDraftBeforeLeaving } from "#app/moderation/keep-draft-before-leaving.ts";
import { SignInDialog } from "#app/moderation/sign-in-dialog.tsx";
import { SubmissionForm } from "#app/moderation/submission-form.tsx";
import { useSubmissionId } from "#app/moderation/submission-id.ts";
import { countForm, submit } from "#app/moderation/submit.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { languageOf } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.submit.ts";

const wasSent = createContext(false);

export const handle: PageHandle = { hydrate: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "submit");
  return pageMeta(matches, { title: t("title"), description: t("description"), path: "/submit" });
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { member } = await readSession(context);
  const token = draftToken(request);
  const asked = submittedKindNamed(url.searchParams.get("tab"));
  const names = (asked ? [asked] : submittedKinds).map(({ name }) => name);
  // A form that was just sent comes back, even when the database doesn't answer.
  const find = context.get(wasSent) ? findDraft : loadDraft;
  const drafts = token ? await Promise.all(names.map((name) => find(draftKey(token, name)))) : [];
  const found = drafts.findIndex(Boolean);
  const draft = drafts[found];
  const kind = names[Math.max(found, 0)] ?? "";
  return {
    kind,
    signedIn: member !== null,
    askToSignIn: member === null && url.searchParams.has("sign-in"),
    fields: draft?.fields ?? null,
    kept: draft?.image ? shownImage(kind, draft.image) : null,
    // The form's own id: posting it twice creates one row.
    submissionId: String(draft?.fields.submission_id ?? randomUUID()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  context.set(wasSent, true);
  const t = translator(languageOf(request), "submit");
  const session = await readSession(context);
  const retryAfter = await countForm(session, request);
  const form = await readSubmission(request);
  const kind = memberKindNamed(form.get("kind"));
  if (!kind) throw new Response(t("choose"), { status: 400 });
  const formAddress = `/submit?tab=${kind.name}`;
  const addresses = { formAddress, doneAddress: `/${kind.table}` };
  if (form.get("intent") !== "discard")
    return submit({ session, request, kind, form, retryAfter, ...addresses });
  const token = draftToken(request);
  if (token) await discardDraft(draftKey(token, kind.name));
  return redirectWithToast(formAddress, { kind: "info", title: t("cleared") });
}

export default function Submit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator("submit");
  const { kind, askToSignIn, fields } = loaderData;
  const location = useLocation();
  const answer = actionData?.kind === kind ? actionData : undefined;
  // A first post is answered before there is a cookie to find the draft by.
  const kept = answer?.kept === undefined ? loaderData.kept : answer.kept;
  const submissionId = useSubmissionId(answer?.submissionId ?? loaderData.submissionId);
  const button = t("button", { kind });
  // A reload in the middle of the form, such as to change the theme, may bring a draft too.
  const [continues] = useState(fields !== null && loaderData.signedIn && !actionData);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading title={t("title")} aside={<p className="by">{t("reviewed")}</p>} />
      <div className="stack">
        <div>
          <nav className="seg" aria-label={t("what")}>
            {submittedKinds.map(({ name }) => (
              <PageLink
                key={name}
                href={`/submit?tab=${name}`}
                aria-current={name === kind ? "true" : undefined}
                onClick={keepDraftBeforeLeaving}
              >
                {`${t("tab", { kind: name })} `}
              </PageLink>
            ))}
          </nav>
        </div>
        {continues && (
          <div className="note flex flex-wrap items-center justify-between gap-3">
            <p role="status">{t("continue", { kind })}</p>
            <Button variant="primary" className="whitespace-nowrap" form={`submit-${kind}`}>
              {button}
            </Button>
          </div>
        )}
        <SubmissionForm
          key={kind}
          kind={kind}
          action={otherAddress(location, `/submit?tab=${kind}`)}
          hidden={{ kind, submission_id: submissionId }}
          kept={kept}
          typed={fields}
          lastResult={answer?.result}
          notes={answer && "notes" in answer ? answer.notes : undefined}
          button={button}
          inDraft
          signedIn={loaderData.signedIn}
          aside={<WhatHappensNext />}
        />
      </div>
      {askToSignIn && (
        <SignInDialog kind={kind} form={`/submit?tab=${kind}`} withFile={loaderData.kept !== null} />
      )}
    </main>
  );
}

function WhatHappensNext() {
  const t = useTranslator("submit");
  return (
    <section className="stack rule-t order-3 pt-4">
      <h2 className="text-lg">{t("next.title")}</h2>
      <div className="prose">
        <ol>
          <li>{t("next.send")}</li>
          <li>{t("next.read")}</li>
          <li>{t("next.notify")}</li>
        </ol>
      </div>
    </section>
  );
}
