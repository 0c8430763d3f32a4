import { Suspense, useEffect, useRef } from "react";
import { data, Form, Link, useLocation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { lazyComponent } from "#app/components/lazy-component.ts";
import { MetaList } from "#app/components/meta-list.tsx";
import { Tag } from "#app/components/tag.tsx";
import { Toast } from "#app/components/toast.tsx";
import { itemFacts, titleOf } from "#app/content/item-facts.ts";
import { comparisonsOf, filesOfItem, hintsOfItem } from "#app/content/kinds.server.ts";
import { labelOfKind } from "#app/content/kinds.ts";
import { PossibleDuplicates, SentBy } from "#app/dashboard/item-context.tsx";
import { EditBadge } from "#app/dashboard/queue-row.tsx";
import { sinceRejection } from "#app/dashboard/resubmission-notice.tsx";
import { ReviewNeighbors } from "#app/dashboard/review-neighbors.tsx";
import { opticalMetricsOf } from "#app/images/inline-pictures.server.ts";
import { type FlashMessage, redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { firstProblem } from "#app/lib/parse-form.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { decide, decisionSchema } from "#app/moderation/decide.server.ts";
import { noteBefore } from "#app/moderation/expired-session-draft.server.ts";
import { ItemPicture } from "#app/moderation/item-picture.tsx";
import { NoteField } from "#app/moderation/note-field.tsx";
import { decisionInWords } from "#app/moderation/past-decisions.server.ts";
import { pictureNotes } from "#app/moderation/picture-notes.server.ts";
import { itemForReview, reviewContext } from "#app/moderation/queue.server.ts";
import { withReason } from "#app/moderation/reasons.ts";
import { revalidateUnlessRefused } from "#app/moderation/revalidation.ts";
import { hintFacts, noteFacts } from "#app/moderation/reviewer-notes.server.ts";
import { revisions } from "#app/moderation/revisions.server.ts";
import { chosenItems, placeIn } from "#app/moderation/selection.ts";
import { useRootData } from "#app/site/root-data.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation.$type.$id.ts";

// Few items have these, and each page would carry their scripts.
const ResubmissionNotice = lazyComponent(() =>
  import("#app/dashboard/resubmission-notice.tsx").then((notice) => notice.ResubmissionNotice),
);
const RevisionChanges = lazyComponent(() =>
  import("#app/dashboard/changes.tsx").then((changes) => changes.RevisionChanges),
);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.item.title ?? "Content Moderation");

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const item = await itemForReview(supabase, params.type, params.id);
  if (!item) return data(null, { status: 404 });
  const { kind, row, version } = item;
  const { id } = row;
  const imageUrl = "image_url" in row ? row.image_url : null;
  const [beside, [mark], edits, typed, hints, compared, toCheck, decision] = await Promise.all([
    reviewContext(supabase, { type: kind.name, id }, placeIn(url).type),
    opticalMetricsOf(supabase, [imageUrl]),
    revisions(supabase, [{ id, type: kind.name, revisionOf: row.revision_of }]),
    noteBefore({ request, url }),
    hintsOfItem(supabase, kind.name, row),
    comparisonsOf(supabase, kind.name, row),
    pictureNotes(supabase, kind.name, row),
    row.status === "pending" ? null : decisionInWords(supabase, kind.name, row),
  ]);
  if (!beside) return data(null, { status: 404 });
  const { rejected, notes, ...shown } = beside;
  return {
    item: {
      id,
      type: kind.name,
      version,
      title: titleOf(kind, row),
      waits: row.status === "pending",
      editAddress: `${kind.dashboard.list}/${id}/edit?review=${encodeURIComponent(url.pathname + url.search)}`,
      submittedAt: row.created_at,
      imageUrl,
      mark,
      files: filesOfItem(kind.name, row),
      facts: [
        ...(decision ? [["Status", decision] as [string, string]] : []),
        ...hintFacts(hints),
        ...noteFacts(notes ?? []),
        ...compared,
        ...itemFacts(kind, row),
        ...(toCheck.length > 0 ? [["Please check", toCheck.join(" ")] as [string, string]] : []),
        ...(row.review_note ? [["Reviewer’s note", row.review_note] as [string, string]] : []),
      ],
    },
    beside: shown,
    rejected: sinceRejection(kind, rejected, row),
    revision: edits.get(id),
    typed,
  };
}

export const shouldRevalidate = revalidateUnlessRefused;

const notDecided = "Failed to update content status";

/** Decides the item. The next page says so; if the decision fails, the item's own page does. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const refused = (error: string, status: number) =>
    data({ error, note: withReason(form.get("reason"), form.get("note")) }, { status });
  const [choice] = chosenItems([`${params.type}.${params.id}@${form.get("version")}`]);
  if (!choice?.version) return refused(notDecided, 400);
  const parsed = decisionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refused(firstProblem(parsed.error), 400);
  const answer = await decide(context.get(memberContext).supabase, [choice], parsed.data);
  const [item] = answer?.items ?? [];
  const list = `/dashboard/moderation${url.search}`;
  const goOn = (toast: FlashMessage) => redirectWithToast(safeRedirect(form.get("returnTo"), list), toast);
  if (!answer || !item) return redirectWithToast(list, { kind: "error", title: notDecided });
  const { title, outcome, said } = item;
  if (said && (outcome === "changed" || outcome === "unpublished"))
    return refused(`${said.title}. ${said.text}`, 409);
  if (said)
    return outcome === "already"
      ? goOn({ kind: "info", ...said })
      : redirectWithToast(list, { kind: "error", ...said });
  return goOn({
    kind: "success",
    title: `Content ${parsed.data.decision}`,
    text: title ?? undefined,
    ...(answer.undo && { action: answer.undo }),
  });
}

export default function ModerationItem({ loaderData, actionData }: Route.ComponentProps) {
  const back = `/dashboard/moderation${useLocation().search}`;
  if (loaderData) return <Item {...loaderData} back={back} refused={actionData} />;
  return (
    <RouteDialog title="Content Moderation" closeHref={back}>
      <p>This item no longer exists.</p>
      <div className="row">
        <Link className="btn" to={back} data-close>
          Back to moderation
        </Link>
      </div>
    </RouteDialog>
  );
}

type ItemProps = NonNullable<Route.ComponentProps["loaderData"]> & {
  back: string;
  refused: Route.ComponentProps["actionData"];
};

function Item({ item, beside, rejected, revision, typed, back, refused }: ItemProps) {
  const { pathname, search } = useLocation();
  const top = useStartAtTop(item.id, refused);
  const toast = useRootData().toast;
  const addressOf = (neighbor: { type: string; id: string } | null) =>
    neighbor && `/dashboard/moderation/${neighbor.type}/${neighbor.id}${search}`;
  const [previous, next] = [addressOf(beside.previous), addressOf(beside.next)];
  return (
    <RouteDialog
      wide
      title={item.title}
      closeHref={back}
      beside={
        <>
          <Tag>{labelOfKind(item.type)}</Tag>
          {item.waits && <span className="by">{`${beside.place} of ${beside.waiting}`}</span>}
        </>
      }
    >
      {/* The page's own message is behind the dialog, out of reach. */}
      {toast && <Toast toast={toast} />}
      {refused && (
        <p className="err" role="alert">
          {refused.error}
        </p>
      )}
      <Form method="post" action={pathname + search} className="stack" preventScrollReset>
        <div className="two gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-6" ref={top} tabIndex={-1}>
          <div className="stack">
            <Suspense>{rejected && <ResubmissionNotice {...rejected} />}</Suspense>
            {revision && (
              <>
                <div>
                  <EditBadge />
                </div>
                <Suspense>
                  <RevisionChanges heading="What this edit changes" revision={revision} />
                </Suspense>
              </>
            )}
            <ItemPicture {...item} />
            <MetaList items={item.facts} />
          </div>
          <div className="stack">
            {beside.hints && <PossibleDuplicates {...beside.hints} search={search} />}
            <SentBy {...beside} submittedAt={item.submittedAt} />
            <p className="row">
              <Link to={item.editAddress} data-key="e">
                Edit
              </Link>
              <Link to={`/dashboard/notes/${item.type}/${item.id}`}>Notes</Link>
            </p>
            {item.waits && (
              <NoteField
                key={item.id}
                label="Note to the sender"
                hint="The sender will see this."
                restored={typed}
                typed={refused?.note}
                reasons="Reason for rejecting"
              />
            )}
          </div>
        </div>
        <div className="answers">
          <ReviewNeighbors previous={previous} next={next} />
          {item.waits && (
            <>
              <input type="hidden" name="version" value={item.version} />
              <input type="hidden" name="returnTo" value={next ?? back} />
              <Button
                variant="danger"
                className="ms-auto"
                name="decision"
                value="rejected"
                aria-label={`Reject ${item.title}`}
              >
                Reject
              </Button>
              <Button
                className="btn-solid-yes"
                name="decision"
                value="approved"
                aria-label={`Approve ${item.title}`}
              >
                Approve
              </Button>
            </>
          )}
        </div>
      </Form>
    </RouteDialog>
  );
}

/** The next item, or a refusal, is shown from its top: the button that was pressed is at the end. */
function useStartAtTop(id: string, refused: unknown) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id && !refused) return;
    shown.current = id;
    top.current?.focus();
    top.current?.closest(".inside")?.scrollTo(0, 0);
  }, [id, refused]);
  return top;
}
