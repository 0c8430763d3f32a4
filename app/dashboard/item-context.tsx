import { Link } from "react-router";
import { Monogram } from "#app/components/monogram.tsx";
import { statusLabels } from "#app/content/review-status.ts";
import { formatDate } from "#app/lib/dates.ts";
import { fromCompany, likeness } from "#app/moderation/hints.ts";
import { ItemFace } from "#app/moderation/item-face.tsx";
import type { ReviewContext, ReviewHints } from "#app/moderation/queue.server.ts";

type PossibleDuplicatesProps = Pick<ReviewHints, "duplicates" | "of_company"> & { search: string };

/** What it may duplicate in the library or the queue. */
export function PossibleDuplicates({ duplicates, of_company, search }: PossibleDuplicatesProps) {
  const company = of_company > 0 && <p className="by">{fromCompany(of_company)}</p>;
  if (duplicates.length === 0) return company;
  return (
    <section aria-labelledby="possible-duplicates">
      <h3 className="mb-[0.6rem]" id="possible-duplicates">
        Looks like
      </h3>
      <ul className="grid gap-[0.6rem]">
        {duplicates.map(({ type, id, title, status, image_url, why }) => (
          <li key={id} className="person">
            <ItemFace item={{ type, title, imageUrl: image_url }} />
            <div className="grid min-w-0 flex-1">
              <b className="wrap-anywhere">{title}</b>
              <span className={why === "title" ? "by" : "text-sm font-semibold text-danger"}>
                {likeness[why]} · {statusLabels[status]}
              </span>
            </div>
            <Link
              className="btn btn-compact"
              to={`/dashboard/moderation/${type}/${id}${search}`}
              preventScrollReset
            >
              Compare<span className="sr-only"> with {title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {company}
    </section>
  );
}

type SentByProps = Pick<ReviewContext, "sender" | "hints"> & { submittedAt: string };

export function SentBy({ sender, hints, submittedAt }: SentByProps) {
  const name = sender ? sender.name || sender.email : "Unknown";
  return (
    <section aria-labelledby="sent-by">
      <h3 className="mb-[0.6rem]" id="sent-by">
        Sent by
      </h3>
      <div className="person">
        <Monogram name={name} round />
        <div className="grid min-w-0 flex-1">
          <b className="wrap-anywhere">{name}</b>
          {sender && <span className="by wrap-anywhere">{sender.email}</span>}
          <span className="by">
            Sent <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
          </span>
          {sender && (
            <>
              <span className="by">Member since {formatDate(sender.since)}</span>
              {hints && (
                <span className="by">
                  {hints.approved} approved, {hints.rejected} rejected, {hints.pending} pending
                </span>
              )}
            </>
          )}
        </div>
      </div>
      {sender && (
        <p className="row">
          <Link to={sender.href}>Everything by {name}</Link>
        </p>
      )}
    </section>
  );
}
