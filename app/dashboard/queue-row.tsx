import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { Tag } from "#app/components/tag.tsx";
import { labelOfKind } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { certainRepeat, earlierDecisions, quietHints } from "#app/moderation/hints.ts";
import { ItemFace } from "#app/moderation/item-face.tsx";
import { NoteField } from "#app/moderation/note-field.tsx";
import type { QueueItem } from "#app/moderation/queue.server.ts";
import { cardOf, choiceOf, selectionForm } from "#app/moderation/selection.ts";

export const EditBadge = () => <Badge tone="wait">Edit of a published item</Badge>;

type QueueRowProps = {
  item: QueueItem & { mark?: OpticalMetrics | null | undefined };
  /** The list, filtered, or the dashboard: where to return after the decision. */
  here: string;
  /** The card to return to. */
  next: string;
  /** Whether it is checked; undefined where there are no checkboxes. */
  chosen?: boolean | undefined;
  /** Below the first screen. */
  lazy: boolean;
  isLastDecided: boolean;
  /** Whether the form for a reason is open. */
  rejecting: boolean;
  onReject: () => void;
  onCancel: () => void;
};

/** An item of the queue, decided right in its row. What is decided stays, until the page is left. */
export function QueueRow({
  item,
  here,
  next,
  chosen,
  lazy,
  isLastDecided,
  rejecting,
  onReject,
  onCancel,
}: QueueRowProps) {
  const { title, hints, decided, rejected } = item;
  const address = `/dashboard/moderation/${item.type}/${item.id}${/\?.*/.exec(here)?.[0] ?? ""}`;
  const repeat = hints && !decided ? certainRepeat(hints) : null;
  const fields = (
    <>
      <input type="hidden" name="version" value={item.version} />
      <input type="hidden" name="returnTo" value={`${here}#${next}`} />
    </>
  );
  return (
    <article id={cardOf(item.id)} aria-labelledby={`title-${item.id}`} tabIndex={-1}>
      <div className="flex items-start gap-[0.85rem] self-stretch">
        {chosen !== undefined && decided && <span className="check" />}
        {chosen !== undefined && !decided && (
          <label className="check">
            <input
              key={String(chosen)}
              type="checkbox"
              name="item"
              value={choiceOf(item)}
              form={selectionForm}
              defaultChecked={chosen}
              data-key="x"
            />
            <span className="sr-only">{`Select ${title}`}</span>
          </label>
        )}
        <ItemFace item={item} mark={item.mark} lazy={lazy} />
      </div>
      <div>
        <h2 className="me-1 inline text-base [line-height:1.4]" id={`title-${item.id}`}>
          {title}
        </h2>{" "}
        <Tag>{labelOfKind(item.type)}</Tag> {item.revisionOf && <EditBadge />}{" "}
        {rejected && <Badge tone="wait">Sent again</Badge>} {repeat && <Badge tone="bad">{repeat}</Badge>}
        <p className="by line-clamp-2 max-w-[65ch]">
          {[item.detail, hints && quietHints(hints)].filter(Boolean).join(" · ")}
        </p>
        {rejected && (
          <p className="by line-clamp-2 max-w-[65ch]">
            {rejected.note ? `Rejected before: “${rejected.note}”` : "Rejected before, without a note"}
          </p>
        )}
      </div>
      <p className="by who">
        <span className="sr-only">Sent by </span>
        {item.sender ?? item.submittedBy}, <time dateTime={item.submittedAt}>{item.waiting}</time>
        {item.sender && <span className="block wrap-anywhere">{item.submittedBy}</span>}
        {hints && item.submittedBy !== "Unknown" && <span className="block">{earlierDecisions(hints)}</span>}
      </p>
      <div className="do">
        <Link
          className="btn btn-compact"
          to={address}
          preventScrollReset
          data-key="o"
          aria-label={`View ${title}`}
        >
          View
        </Link>
        {decided ? (
          <>
            <Badge tone={decided.status === "approved" ? "good" : "bad"}>
              {statusLabels[decided.status]}
            </Badge>
            {decided.undoable && (
              <Form method="post" action="/dashboard/reviews/undo" replace preventScrollReset>
                <input type="hidden" name="items" value={choiceOf(item)} />
                <input type="hidden" name="returnTo" value={here} />
                <Button
                  variant="quiet"
                  className="btn-compact"
                  aria-label={`Undo: ${title}`}
                  data-key={isLastDecided ? "u" : undefined}
                >
                  Undo
                </Button>
              </Form>
            )}
          </>
        ) : (
          <Form method="post" action={address} replace preventScrollReset>
            {fields}
            {/* Without script, the reasons are those of the item's own page. */}
            <Link
              className="btn btn-compact btn-danger"
              to={address}
              preventScrollReset
              aria-label={`Reject ${title}`}
              onClick={(event) => {
                event.preventDefault();
                onReject();
              }}
            >
              Reject
            </Link>
            <Button
              className="btn-compact border-current text-good"
              name="decision"
              value="approved"
              aria-label={`Approve ${title}`}
              data-key="a"
            >
              Approve
            </Button>
          </Form>
        )}
      </div>
      {rejecting && !decided && (
        <RejectForm title={title} action={address} onCancel={onCancel}>
          {fields}
        </RejectForm>
      )}
    </article>
  );
}

type RejectFormProps = {
  title: string;
  action: string;
  onCancel: () => void;
  /** The fields that every decision about the item has. */
  children: ReactNode;
};

/** Opened by Reject, or the key R. Enter sends it, and so does a second R. */
function RejectForm({ title, action, onCancel, children }: RejectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), []);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="col-span-full max-w-176 py-2 stack"
      replace
      preventScrollReset
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      {children}
      <NoteField label="Note to the sender" hint="The sender will see this." reasons="Reason for rejecting" />
      <div className="row">
        <Button
          variant="danger"
          name="decision"
          value="rejected"
          data-key="r"
          aria-label={`Reject ${title} with this note`}
        >
          Reject
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
