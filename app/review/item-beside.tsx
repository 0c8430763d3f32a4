import { Link } from "react-router";
import { statusLabels } from "#app/content/review-status.ts";
import { formatDate } from "#app/lib/dates.ts";
import { Monogram } from "#app/ui/monogram.tsx";
import { earlierDecisions } from "./earlier-decisions.ts";
import { ItemFace } from "./item-face.tsx";
import type { ReviewContext, ReviewHints } from "./queue.server.ts";

type LooksLikeProps = Pick<ReviewHints, "duplicates"> & { search: string };

/** What it may duplicate in the library or the queue. */
export function LooksLike({ duplicates, search }: LooksLikeProps) {
  if (duplicates.length === 0) return null;
  return (
    <section className="beside" aria-labelledby="looks-like">
      <h3 id="looks-like">Looks like</h3>
      <ul>
        {duplicates.map(({ type, id, title, status, image_url, company }) => (
          <li key={id} className="person">
            <ItemFace item={{ type, title, imageUrl: image_url }} />
            <div>
              <b className="break">{title}</b>
              <span className="by">
                {company ? "Same company" : "Similar title"} · {statusLabels[status]}
              </span>
            </div>
            <Link
              className="btn compact"
              to={`/dashboard/moderation/${type}/${id}${search}`}
              preventScrollReset
            >
              Compare<span className="sr-only"> with {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SentByProps = Pick<ReviewContext, "sender" | "hints"> & { submittedAt: string };

export function SentBy({ sender, hints, submittedAt }: SentByProps) {
  const name = sender ? sender.name || sender.email : "Unknown";
  return (
    <section className="beside" aria-labelledby="sent-by">
      <h3 id="sent-by">Sent by</h3>
      <div className="person">
        <Monogram name={name} round />
        <div>
          <b className="break">{name}</b>
          {sender && <span className="by break">{sender.email}</span>}
          <span className="by">
            Sent <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
          </span>
          {sender && hints && (
            <span className="by">
              Member since {formatDate(sender.since)} · {earlierDecisions(hints)}
            </span>
          )}
        </div>
      </div>
    </section>
  );
}
