import { Link } from "react-router";
import { kindNamed, labelOfKind } from "#app/content/kinds.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { Mark } from "#app/ui/optical-size.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { EditBadge } from "./edit-badge.tsx";
import { LikelyDuplicates, SubmitterRecord } from "./hints.tsx";
import type { QueueItem } from "./queue.server.ts";
import { ReviewForm } from "./review-form.tsx";
import { choiceOf, selectionForm } from "./selection.ts";

export function QueueCard({
  item,
  mark,
  chosen,
  returnTo,
}: {
  item: QueueItem;
  mark?: Mark | null | undefined;
  chosen: boolean;
  returnTo: string;
}) {
  const address = `/dashboard/moderation/${item.type}/${item.id}${/\?.*/.exec(returnTo)?.[0] ?? ""}`;
  return (
    <article className="queue-card" aria-labelledby={`title-${item.id}`} tabIndex={-1}>
      <label className="queue-choice">
        <input
          key={String(chosen)}
          type="checkbox"
          name="item"
          value={choiceOf(item)}
          form={selectionForm}
          defaultChecked={chosen}
          data-key="x"
        />
        <span className="sr-only">Select {item.title}</span>
      </label>
      <div className={kindNamed(item.type)?.isPicture ? "plate" : "queue-cloth"} aria-hidden="true">
        <Picture src={item.imageUrl} mark={mark} title={item.title} width={96} height={96} lazy />
      </div>
      <div className="queue-what">
        <div className="row">
          <h2 className="card-title" id={`title-${item.id}`}>
            <Link to={address} preventScrollReset>
              {item.title}
            </Link>
          </h2>
          <Tag>{labelOfKind(item.type)}</Tag>
          {item.revisionOf && <EditBadge />}
        </div>
        <p className="clamp">{item.detail}</p>
      </div>
      <div className="queue-who small">
        <p className="break">
          <span className="sr-only">Submitted </span>by {item.submittedBy}
        </p>
        <time dateTime={item.submittedAt}>
          {formatDate(item.submittedAt)}
          <span className="queue-waiting"> · {item.waiting}</span>
        </time>
        {item.hints && item.submittedBy !== "Unknown" && (
          <p>
            <span className="sr-only">Their submissions: </span>
            <SubmitterRecord {...item.hints} />
          </p>
        )}
      </div>
      {item.hints && <LikelyDuplicates {...item.hints} />}
      <div className="queue-actions">
        <Link
          className="btn quiet"
          to={address}
          preventScrollReset
          data-key="o"
          aria-label={`View ${item.title}`}
        >
          View
        </Link>
        <ReviewForm item={item} action={address} />
      </div>
    </article>
  );
}
