import { Form, Link } from "react-router";
import { labelOfKind } from "#app/content/kinds.ts";
import { Button } from "#app/ui/button.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { Tag } from "#app/ui/tag.tsx";
import { earlierDecisions, lookAlikes } from "./earlier-decisions.ts";
import { EditBadge } from "./edit-badge.tsx";
import { ItemFace } from "./item-face.tsx";
import type { QueueItem } from "./queue.server.ts";
import { choiceOf, selectionForm } from "./selection.ts";

type Props = {
  item: QueueItem & { mark?: Mark | null | undefined };
  /** Where to return after the decision: the filtered list, or the dashboard. */
  here: string;
  /** Whether it is checked; undefined where there are no checkboxes. */
  chosen?: boolean | undefined;
  /** Below the first screen. */
  lazy: boolean;
};

/** A pending item, decided right in its row. */
export function QueueRow({ item, here, chosen, lazy }: Props) {
  const { title, hints } = item;
  const address = `/dashboard/moderation/${item.type}/${item.id}${/\?.*/.exec(here)?.[0] ?? ""}`;
  return (
    <article aria-labelledby={`title-${item.id}`} tabIndex={-1}>
      {chosen !== undefined && (
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
          <span className="sr-only">Select {title}</span>
        </label>
      )}
      <ItemFace item={item} mark={item.mark} lazy={lazy} />
      <div className="what">
        <h2 id={`title-${item.id}`}>{title}</h2> <Tag>{labelOfKind(item.type)}</Tag>{" "}
        {item.revisionOf && <EditBadge />}
        <p className="by clamp">
          {item.detail}
          {hints && hints.duplicates.length > 0 && (
            <span className="dup">
              {item.detail && " · "}
              {lookAlikes(hints.duplicates.length)}
            </span>
          )}
        </p>
      </div>
      <p className="by who">
        <span className="sr-only">Sent by </span>
        {item.sender ?? item.submittedBy}, <time dateTime={item.submittedAt}>{item.waiting}</time>
        {item.sender && <span className="break">{item.submittedBy}</span>}
        {hints && item.submittedBy !== "Unknown" && <span>{earlierDecisions(hints)}</span>}
      </p>
      <div className="do">
        <Link
          className="btn compact"
          to={address}
          preventScrollReset
          data-key="o"
          aria-label={`View ${title}`}
        >
          View
        </Link>
        <Form method="post" action={address} preventScrollReset>
          <input type="hidden" name="version" value={item.version} />
          <input type="hidden" name="returnTo" value={here} />
          <Button
            variant="danger"
            className="compact"
            name="decision"
            value="rejected"
            aria-label={`Reject ${title}`}
            data-key="r"
          >
            Reject
          </Button>
          <Button
            className="compact yes"
            name="decision"
            value="approved"
            aria-label={`Approve ${title}`}
            data-key="a"
          >
            Approve
          </Button>
        </Form>
      </div>
    </article>
  );
}
