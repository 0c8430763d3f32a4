import { data, Form, Link, redirect, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { type Action, ActionForm } from "#app/components/action-form.tsx";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { Tag } from "#app/components/tag.tsx";
import { counted, labelOfKind } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { RevisionChanges } from "#app/dashboard/changes.tsx";
import { EditBadge } from "#app/dashboard/queue-row.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { firstProblem } from "#app/lib/parse-form.ts";
import { type DecidedItem, decide, decisionSchema, decisions } from "#app/moderation/decide.server.ts";
import { noteBefore } from "#app/moderation/expired-session-draft.server.ts";
import { NoteField } from "#app/moderation/note-field.tsx";
import { chosenFromQueue, type QueueItem } from "#app/moderation/queue.server.ts";
import { withReason } from "#app/moderation/reasons.ts";
import { revisions } from "#app/moderation/revisions.server.ts";
import { choiceOf, chosenItems, placeIn, queueAddress, readChoiceOf } from "#app/moderation/selection.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation.selection.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Decide on several items");

const nothingChosen = {
  kind: "info",
  title: "Nothing is selected",
  text: "Select at least one item.",
} as const;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const choices = chosenItems(url.searchParams.getAll("item"));
  const decision = decisions.safeParse(url.searchParams.get("decision"));
  if (!decision.success) throw redirect(queueAddress(placeIn(url)));
  if (choices.length === 0) throw await redirectWithToast(queueAddress(placeIn(url)), nothingChosen);
  const { supabase } = context.get(memberContext);
  const { waiting, decided } = await chosenFromQueue(supabase, choices);
  return {
    decision: decision.data,
    waiting,
    edits: [...(await revisions(supabase, waiting))],
    decided,
    gone: choices.length - waiting.length - decided.length,
    back: queueAddress({ ...placeIn(url), chosen: choices.map(choiceOf) }),
    list: queueAddress(placeIn(url)),
    typed: await noteBefore({ request, url }),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const refused = (error: string, status: number) =>
    data({ error, note: withReason(form.get("reason"), form.get("note")), results: null }, { status });
  const parsed = decisionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refused(firstProblem(parsed.error), 400);
  const choices = chosenItems(form.getAll("item"));
  if (choices.length === 0) return redirectWithToast(queueAddress(placeIn(url)), nothingChosen);
  if (!choices.every(({ version }) => version)) return refused("Failed to update content status", 400);
  const { decision } = parsed.data;
  const answer = await decide(context.get(memberContext).supabase, choices, parsed.data);
  if (!answer) return refused("Failed to update content status", 503);
  const { items, undo } = answer;
  if (items.some(({ said }) => said))
    return data({ error: null, note: "", results: { decision, items, undo } }, { status: 409 });
  return redirectWithToast(queueAddress(placeIn(url)), {
    kind: "success",
    title: `Content ${decision}`,
    text: `${counted(items.length)}.`,
    ...(undo && { action: undo }),
  });
}

export default function Selection({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.results) return <Results {...actionData.results} list={loaderData.list} />;
  if (loaderData.waiting.length === 0) return <NothingLeft {...loaderData} />;
  return <Confirmation {...loaderData} error={actionData?.error} note={actionData?.note} />;
}

type LoaderData = Route.ComponentProps["loaderData"];

/** Others have decided all of it. */
function NothingLeft({ decided, gone, list }: LoaderData) {
  return (
    <RouteDialog title={gone > 0 ? "Nothing left to decide" : "Already decided"} closeHref={list}>
      <p>Nothing in your selection is pending anymore.</p>
      <LeftOut decided={decided} gone={gone} />
      <div className="row">
        <BackToModeration list={list} />
      </div>
    </RouteDialog>
  );
}

/** What was selected, but can't be decided. */
function LeftOut({ decided, gone }: Pick<LoaderData, "decided" | "gone">) {
  return (
    <>
      {decided.map(({ id, title, status }) => (
        <p key={id} className="by wrap-anywhere">
          {`“${title}” was ${statusLabels[status]?.toLowerCase()} in the meantime.`}
        </p>
      ))}
      {gone > 0 && (
        <p className="by">{`${counted(gone)} in your selection ${gone === 1 ? "was" : "were"} deleted.`}</p>
      )}
    </>
  );
}

function BackToModeration({ list }: { list: string }) {
  return (
    <Link className="btn" to={list} data-close>
      Back to moderation
    </Link>
  );
}

type ConfirmationProps = LoaderData & { error?: string | null; note?: string };

/** What will be decided, with a note for all the senders. */
function Confirmation(props: ConfirmationProps) {
  const { decision, waiting, edits, decided, gone, back, typed, error, note } = props;
  const busy = useNavigation().state === "submitting";
  const approve = decision === "approved";
  const title = `${approve ? "Approve" : "Reject"} ${counted(waiting.length)}`;
  return (
    <RouteDialog title={title} closeHref={back}>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <LeftOut decided={decided} gone={gone} />
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="decision" value={decision} />
        {waiting.map((item) => (
          <input key={item.id} type="hidden" name="item" value={readChoiceOf(item)} />
        ))}
        <ul className="rows entries">
          {waiting.map((item) => (
            <Chosen key={item.id} item={item} />
          ))}
        </ul>
        {edits.map(([id, revision]) => (
          <RevisionChanges
            key={id}
            heading={`What the edit of “${waiting.find((item) => item.id === id)?.title}” changes`}
            revision={revision}
          />
        ))}
        <NoteField
          label="Note to the senders"
          hint="Everyone gets the same note."
          restored={typed}
          typed={note}
          reasons={approve ? undefined : "Reason"}
        />
        <div className="answers">
          <Button
            className={approve ? "btn-solid-yes" : undefined}
            variant={approve ? undefined : "danger"}
            disabled={busy}
          >
            {title}
          </Button>
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}

function Chosen({ item }: { item: QueueItem }) {
  return (
    <li>
      <Link className="wrap-anywhere" to={`/dashboard/moderation/${item.type}/${item.id}`}>
        {item.title}
      </Link>{" "}
      <Tag>{labelOfKind(item.type)}</Tag> {item.revisionOf && <EditBadge />}
      <p className="by wrap-anywhere">
        {item.submittedBy}, <time dateTime={item.submittedAt}>{item.waiting}</time>
      </p>
    </li>
  );
}

type ResultsProps = {
  decision: "approved" | "rejected";
  items: DecidedItem[];
  /** Undoes the decisions, where possible. */
  undo: Action | undefined;
  list: string;
};

/** The result for each item, where not all could be decided. */
function Results({ decision, items, undo, list }: ResultsProps) {
  const done = items.filter(({ said }) => !said).length;
  return (
    <RouteDialog title={`${done} of ${counted(items.length)} ${decision}`} closeHref={list}>
      <div role="alert">
        <ul className="rows entries">
          {items.map(({ id, title, said }) => (
            <li key={id} className="wrap-anywhere">
              <strong>{title ?? "An item"}</strong>: {said ? `${said.title}. ${said.text}` : `${decision}.`}
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <BackToModeration list={list} />
        {undo && <ActionForm action={undo} returnTo={list} />}
      </div>
    </RouteDialog>
  );
}
