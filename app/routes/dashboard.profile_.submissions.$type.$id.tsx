import { useState } from "react";
import { data, Form, Link, useLocation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { saidToMember } from "#app/accounts/said.server.ts";
import { Button } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { memberKindNamed } from "#app/content/kinds.server.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { ConflictNotice } from "#app/dashboard/conflict-notice.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readSubmission } from "#app/lib/form-body.server.ts";
import { otherAddress } from "#app/lib/other-address.ts";
import { typedBefore } from "#app/moderation/expired-session-draft.server.ts";
import { keepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import { type OwnItem, ownItem, saveOwnItem, withdrawOwnItem } from "#app/moderation/own-item.server.ts";
import type { RefusedRecord } from "#app/moderation/save-record.server.ts";
import { SubmissionForm } from "#app/moderation/submission-form.tsx";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/dashboard.profile_.submissions.$type.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = translator(languageOfMatches(matches), "editSubmission");
  return unlistedMeta(t(loaderData?.item ? "title" : "missing"));
};

type Context = Route.LoaderArgs["context"];

async function findOwnItem(context: Context, params: { type: string; id: string }) {
  const kind = memberKindNamed(params.type);
  const { supabase, member } = context.get(memberContext);
  const item = kind && (await ownItem(supabase, member.id, kind, params.id));
  return kind && item && { supabase, memberId: member.id, kind, item };
}

export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const own = await findOwnItem(context, params);
  return own
    ? { item: own.item, typed: await typedBefore({ request, url }) }
    : data({ item: null, typed: null }, 404);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const own = await findOwnItem(context, params);
  if (!own) return data(null, { status: 404 });
  const form = await readSubmission(request);
  if (form.get("intent") !== "withdraw") return saveOwnItem({ ...own, request, form });
  const gone = await withdrawOwnItem(own);
  const said = saidToMember();
  return redirectWithToast(
    "/dashboard/profile",
    gone
      ? {
          kind: "success",
          title: said("submission.withdrawn"),
          text: said("submission.withdrawnText", { title: own.item.title }),
        }
      : { kind: "error", title: said("submission.decided") },
  );
}

export default function EditSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator("editSubmission");
  const { item, typed } = loaderData;
  // A refused action reloads nothing: its own answer says what is gone.
  if (item && actionData !== null) return <EditForm {...{ item, typed, actionData }} />;
  return (
    <div className="stack">
      <h1>{t("gone")}</h1>
      <p>{t("goneText")}</p>
      <div className="row">
        <Link className="btn" to="/dashboard/profile#submissions">
          {t("back")}
        </Link>
      </div>
    </div>
  );
}

type FormProps = {
  item: OwnItem;
  /** What was typed before the session ended. */
  typed: RefusedRecord | null;
  actionData: NonNullable<Route.ComponentProps["actionData"]> | undefined;
};

function EditForm({ item, typed, actionData }: FormProps) {
  const location = useLocation();
  const t = useTranslator("editSubmission");
  const ofProfile = useTranslator("profile");
  // The version of the values below: later data must not be mistaken for it.
  const [first] = useState(item);
  const [restored] = useState(typed);
  const { imageUrl, updatedAt } = actionData ?? {
    ...first,
    ...(restored && { updatedAt: restored.updatedAt }),
  };
  const kept = actionData?.kept;
  return (
    <div className="stack">
      <PageHeading
        title={t("title")}
        aside={
          <StatusBadge
            status={item.status}
            label={ofProfile("submissions.status", { status: item.status })}
          />
        }
      />
      {item.published && <p className="note">{t("published", { title: item.title })}</p>}
      {item.note && (
        <p className="note">
          <b>{ofProfile("submissions.note")}</b> <span dir="auto">{item.note}</span>
        </p>
      )}
      {item.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {restored && !actionData && (
        <p className="note">{t("loggedOut", { image: restored.kept ? "yes" : "no" })}</p>
      )}
      {actionData?.conflict && (
        <ConflictNotice
          conflict={actionData.conflict}
          noun={t("noun")}
          published={item.published}
          heading="h2"
        />
      )}
      <SubmissionForm
        kind={item.kind}
        action={otherAddress(location, location.pathname)}
        hidden={{
          [keepIfFilled]: "updated_at",
          updated_at: updatedAt,
          image_url: imageUrl ?? "",
          kept_file: kept?.mark ?? "",
        }}
        kept={kept ?? (imageUrl ? { name: t("yourImage"), size: null, previewUrl: imageUrl } : null)}
        typed={item.values}
        lastResult={(actionData ?? restored)?.result}
        button={t("send")}
        signedIn
      >
        <Link className="btn btn-quiet" to="/dashboard/profile">
          {t("cancel")}
        </Link>
      </SubmissionForm>
      {item.editing && (
        <details className="fold form">
          <summary>
            {t("withdraw.title")}
            <Icon name="fold" />
          </summary>
          <Form method="post" className="row pt-1 pb-5">
            <p>{t("withdraw.text")}</p>
            <Button variant="danger" name="intent" value="withdraw">
              {t("withdraw.button")}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
