import { Link } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ReviewHints } from "./hints.server.ts";
import { LikelyDuplicates, SubmitterRecord } from "./hints.tsx";
import { itemTypeLabels } from "./item-types.ts";
import type { QueueItem } from "./queue.server.ts";
import { ReviewForm } from "./review-form.tsx";

/** A waiting item with what it takes to decide about it. */
export function QueueCard({
  item,
  hints,
  returnTo,
}: {
  item: QueueItem;
  hints?: ReviewHints;
  returnTo: string;
}) {
  const address = `/dashboard/moderation/${item.type}/${item.id}`;
  return (
    <article className="card queue-card" aria-labelledby={`title-${item.id}`}>
      {item.type === "logo" && (
        <div className="plate">
          <Picture src={item.imageUrl} title={item.title} id={item.id} width={160} height={120} lazy />
        </div>
      )}
      <div className="body">
        <div className="row between">
          <Tag>{itemTypeLabels[item.type]}</Tag>
          <time className="small" dateTime={item.submittedAt} title={formatDate(item.submittedAt)}>
            {formatDate(item.submittedAt)} · {item.waiting}
          </time>
        </div>
        <h2 className="card-title" id={`title-${item.id}`}>
          <Link to={address}>{item.title}</Link>
        </h2>
        <p className="clamp">{item.detail}</p>
        <p className="small break">Submitted by {item.submittedBy}</p>
        {hints && (
          <>
            {item.submittedBy !== "Unknown" && (
              <p className="small">
                Their submissions: <SubmitterRecord record={hints.record} />
              </p>
            )}
            <LikelyDuplicates duplicates={hints.duplicates} />
          </>
        )}
      </div>
      <div className="row queue-actions">
        <ButtonLink href={address} variant="quiet" aria-label={`View ${item.title}`}>
          View
        </ButtonLink>
        <ReviewForm item={item} returnTo={returnTo} />
      </div>
    </article>
  );
}
