import { useEffect, useRef } from "react";
import { data, Link, useLocation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { itemFacts, titleOf } from "#app/content/item-facts.ts";
import { labelOfKind } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { formatDate } from "#app/lib/dates.ts";
import { redirectWithToast, type Toast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { marksOf } from "#app/pictures/inline-pictures.server.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import { decide, decisionSchema } from "#app/review/decide.server.ts";
import { EditBadge } from "#app/review/edit-badge.tsx";
import { noteBefore } from "#app/review/kept-typed.server.ts";
import { wholeItem } from "#app/review/queue.server.ts";
import { afterRefusal } from "#app/review/revalidation.ts";
import { ReviewForm } from "#app/review/review-form.tsx";
import { RevisionChanges } from "#app/review/revision-changes.tsx";
import { revisions } from "#app/review/revisions.server.ts";
import { chosenItems } from "#app/review/selection.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/dashboard.moderation.$type.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.item.title ?? "Content Moderation");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const item = await wholeItem(supabase, params.type, params.id);
  if (!item) return data(null, { status: 404 });
  const { kind, row, version, submittedBy } = item;
  const imageUrl = "image_url" in row ? row.image_url : null;
  const [mark] = await marksOf(supabase, [imageUrl]);
  return {
    item: {
      id: row.id,
      type: kind.name,
      version,
      title: titleOf(kind, row),
      status: row.status,
      note: row.review_note,
      submittedBy,
      submittedAt: row.created_at,
      imageUrl,
      mark,
      facts: itemFacts(kind, row),
    },
    revision: (await revisions(supabase, [{ id: row.id, type: kind.name, revisionOf: row.revision_of }])).get(
      row.id,
    ),
    typed: await noteBefore(request),
  };
}

export const shouldRevalidate = afterRefusal;

const notDecided = "Failed to update content status";

/** Decides the item. What comes of it is said in the queue; where the decision does not hold, beside the item. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const refused = (error: string, status: number) =>
    data({ error, note: String(form.get("note") ?? "") }, { status });
  const [choice] = chosenItems([`${params.type}.${params.id}@${form.get("version")}`]);
  if (!choice?.version) return refused(notDecided, 400);
  const parsed = decisionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? notDecided, 400);
  const answer = await decide(context.get(sessionContext).supabase, [choice], parsed.data);
  const [item] = answer?.items ?? [];
  const back = (toast: Toast) => redirectWithToast(`/dashboard/moderation${url.search}`, toast);
  if (!answer || !item) return back({ kind: "error", title: notDecided });
  const { title, outcome, said } = item;
  if (said && (outcome === "changed" || outcome === "unpublished"))
    return refused(`${said.title}. ${said.text}`, 409);
  if (said) return back({ kind: outcome === "already" ? "info" : "error", ...said });
  return back({
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
      <p>This item does not exist or was removed.</p>
      <p>
        <Link className="btn" to={back} data-close>
          Back to moderation
        </Link>
      </p>
    </RouteDialog>
  );
}

type ItemProps = NonNullable<Route.ComponentProps["loaderData"]> & {
  back: string;
  refused: Route.ComponentProps["actionData"];
};

function Item({ item, revision, typed, back, refused }: ItemProps) {
  const { pathname, search } = useLocation();
  const refusal = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown
  useEffect(() => {
    refusal.current?.scrollIntoView({ block: "center" });
  }, [refused]);
  return (
    <RouteDialog title={item.title} closeHref={back}>
      {refused && (
        <p className="err" role="alert" ref={refusal}>
          {refused.error}
        </p>
      )}
      {revision && (
        <>
          <p>
            <EditBadge />
          </p>
          <RevisionChanges id={item.id} heading="What this edit changes" revision={revision} />
        </>
      )}
      {item.imageUrl && (
        <div className="plate">
          <Picture
            src={item.imageUrl}
            mark={item.mark}
            title={`${item.title}, as it was sent`}
            width={480}
            height={240}
          />
        </div>
      )}
      <MetaList
        items={[
          ["Type", labelOfKind(item.type)],
          ["Status", statusLabels[item.status] ?? item.status],
          ["Submitted", formatDate(item.submittedAt)],
          ["Submitted by", item.submittedBy],
          ...item.facts,
          ...(item.note ? [["Reviewer's note", item.note] as [string, string]] : []),
        ]}
      />
      {item.status === "pending" && (
        <>
          {typed && (
            <p className="notice">You were signed out before this was decided. Your note is here again.</p>
          )}
          <ReviewForm item={item} action={pathname + search} note={refused?.note ?? typed} />
        </>
      )}
    </RouteDialog>
  );
}
