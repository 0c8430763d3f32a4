import { data, Form, Link, useLocation } from "react-router";
import { z } from "zod";
import { CodeAgain } from "#app/accounts/code-again.tsx";
import { responseInit } from "#app/accounts/form-refusal.server.ts";
import { memberContext } from "#app/accounts/guards.server.ts";
import { codeWanted, proveByForm } from "#app/accounts/second-factor.server.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { filesOfItem } from "#app/content/kinds.server.ts";
import {
  decideTakedownRequest,
  takedownRequestById,
  undoTakedownRequest,
} from "#app/content/logo/takedown-moderation.server.ts";
import { proofOf, takedownRequestLabels } from "#app/content/logo/takedown-request-list.tsx";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { firstProblem } from "#app/lib/parse-form.ts";
import { severalLines } from "#app/lib/sanitize-text.ts";
import { ItemPicture } from "#app/moderation/item-picture.tsx";
import { NoteField } from "#app/moderation/note-field.tsx";
import { takedownRequestReasons, withReason } from "#app/moderation/reasons.ts";
import { revalidateUnlessRefused } from "#app/moderation/revalidation.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation.takedown-request.$id.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Request about a logo");

/** In milliseconds, as the database has it. */
const undoableForMs = 10 * 60 * 1000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase, member } = context.get(memberContext);
  const found = await takedownRequestById(supabase, params.id);
  if (!found) return data(null, { status: 404 });
  const { request: takedownRequest, logo, others } = found;
  const [[mark], sender] = await Promise.all([
    opticalMetricsOf(supabase, [logo?.image_url ?? null]),
    logo?.user_id ? supabase.rpc("submitter_emails", { ids: [logo.user_id] }) : null,
  ]);
  const isOwn = takedownRequest.decided_by === member?.id;
  return {
    takedownRequest,
    logo,
    others,
    mark,
    files: logo ? filesOfItem("logo", logo) : [],
    sender: sender?.data?.[0]?.email ?? null,
    undoable: isOwn && Date.now() - Date.parse(takedownRequest.decided_at ?? "") < undoableForMs,
  };
}

export const shouldRevalidate = revalidateUnlessRefused;

const schema = z.object({
  decision: z.enum(["accepted", "accepted-unproven", "rejected", "undo"]),
  note: z.string().overwrite(severalLines).max(1000, "Use at most 1,000 characters."),
});

const accepts: Record<string, string> = {
  takedown: "Accept, and take it down",
  mine: "Accept, and hand it over",
};

const notDecided = "Failed to update the request";

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const list = `/dashboard/moderation${url.search || "?type=takedown-requests"}`;
  const here = `/dashboard/moderation/takedown-request/${params.id}`;
  const rejects = form.get("decision") === "rejected";
  const note = withReason(rejects ? form.get("reason") : null, form.get("note"));
  const parsed = schema.safeParse({ decision: form.get("decision"), note });
  if (!parsed.success) return data({ error: firstProblem(parsed.error), note }, { status: 400 });
  const { decision } = parsed.data;
  const { supabase, member } = context.get(memberContext);
  if (decision === "undo")
    return redirectWithToast(
      list,
      (await undoTakedownRequest(supabase, params.id))
        ? { kind: "success", title: "Decision undone", text: "The request waits again." }
        : {
            kind: "info",
            title: "This decision can no longer be undone",
            text: "You can undo your own decision within 10 minutes.",
          },
    );
  const wrong = await proveByForm(supabase, member, form);
  if (wrong) return data({ note, asksCode: wrong.message }, responseInit(wrong));
  const answer = decision === "rejected" ? "rejected" : "accepted";
  const decided = await decideTakedownRequest(
    supabase,
    params.id,
    answer,
    parsed.data.note,
    decision === "accepted-unproven",
  );
  if (!decided) return data({ error: notDecided, note }, { status: 503 });
  if (decided.outcome === "unproven")
    return data(
      { error: "Nothing shows that the logo is theirs. Hand it over all the same?", note, isUnproven: true },
      { status: 409 },
    );
  if (decided.outcome === "prove_again") return data({ note, asksCode: codeWanted }, { status: 403 });
  if (decided.outcome === "missing")
    return redirectWithToast(list, {
      kind: "error",
      title: "This request is gone",
      text: "It was withdrawn.",
    });
  if (decided.outcome === "already")
    return redirectWithToast(list, {
      kind: "info",
      title: "Another admin already decided this",
      text: "Your decision wasn’t saved.",
    });
  return redirectWithToast(list, {
    kind: "success",
    title: `Request ${answer}`,
    text: decided.title,
    action: { label: "Undo", to: here, fields: { decision: "undo" } },
  });
}

export default function TakedownRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const back = `/dashboard/moderation${search || "?type=takedown-requests"}`;
  if (!loaderData)
    return (
      <RouteDialog title="Request about a logo" closeHref={back}>
        <p>This request no longer exists.</p>
        <div className="row">
          <Link className="btn" to={back} data-close>
            Back to moderation
          </Link>
        </div>
      </RouteDialog>
    );
  const { takedownRequest, logo, others, mark, files, sender, undoable } = loaderData;
  const waits = takedownRequest.status === "open";
  const isUnproven = actionData && "isUnproven" in actionData;
  const facts: [string, string | null | undefined][] = [
    ["Asks for", takedownRequestLabels[takedownRequest.kind]],
    ["Proof", proofOf(takedownRequest)],
    ["Website", takedownRequest.domain],
    ["From", [takedownRequest.name, takedownRequest.email].filter(Boolean).join(", ")],
    ["Sent", formatDate(takedownRequest.created_at)],
    ["Decision", waits ? null : takedownRequest.status === "accepted" ? "Accepted" : "Rejected"],
    ["Note", takedownRequest.note],
  ];
  const ofLogo: [string, string | null | undefined][] = [
    ["Company", logo?.company],
    ["Designer", logo?.designer],
    ["Source", logo?.source_url],
    ["Brand guidelines", logo?.guidelines_url],
    ["Sent by", sender],
  ];
  const known = (facts: [string, string | null | undefined][]) =>
    facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
  return (
    <RouteDialog wide title={takedownRequest.logo_title} closeHref={back}>
      {actionData && "error" in actionData && (
        <p className="err" role="alert">
          {actionData.error}
        </p>
      )}
      <Form method="post" action={pathname + search} className="stack" preventScrollReset>
        <div className="two gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-6">
          <div className="stack">
            {logo && (
              <ItemPicture
                files={files}
                type="logo"
                title={logo.title}
                imageUrl={logo.image_url}
                mark={mark}
              />
            )}
            <MetaList items={known(ofLogo)} />
            {logo?.status === "approved" && (
              <p className="row">
                <a href={`/logos/${logo.slug}`}>See its page</a>
                <Link to={`/dashboard/logos/${logo.id}/edit`}>Edit it</Link>
              </p>
            )}
            {others.length > 0 && (
              <div className="note wrap-anywhere">
                <p>
                  The same picture is published elsewhere. A takedown leaves these logos, and their picture
                  can be sent again. Should they go, too, remove them first:
                </p>
                <ul>
                  {others.map(({ id, slug, title }) => (
                    <li key={id}>
                      <a href={`/logos/${slug}`}>{title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <div className="stack">
            <p className="note max-w-[65ch] whitespace-pre-line">{takedownRequest.explanation}</p>
            <MetaList items={known(facts)} />
            {waits && (
              <NoteField
                key={takedownRequest.id}
                label="Note to who asked"
                hint="The sender will see this."
                typed={actionData?.note}
                reasons="Reason for rejecting"
                ready={takedownRequestReasons}
              />
            )}
          </div>
        </div>
        <CodeAgain message={actionData && "asksCode" in actionData ? actionData.asksCode : undefined} />
        <div className="answers">
          {waits && (
            <>
              <Button variant="danger" className="ms-auto" name="decision" value="rejected">
                Reject
              </Button>
              <Button
                className="btn-solid-yes"
                name="decision"
                value={isUnproven ? "accepted-unproven" : "accepted"}
              >
                {isUnproven ? "Yes, hand it over" : accepts[takedownRequest.kind]}
              </Button>
            </>
          )}
          {undoable && (
            <Button variant="quiet" className="ms-auto" name="decision" value="undo">
              Undo
            </Button>
          )}
        </div>
      </Form>
    </RouteDialog>
  );
}
