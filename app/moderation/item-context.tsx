import { Link } from "react-router";
import { itemsAddress } from "#app/accounts/user-options.ts";
import { Monogram } from "#app/components/monogram.tsx";
import { statusLabels } from "#app/content/review-status.ts";
import { formatDate } from "#app/lib/dates.ts";
import { fromCompany, likeness } from "./hints.ts";
import { ItemFace } from "./item-face.tsx";
import type { ReviewContext, ReviewHints } from "./queue.server.ts";

type PossibleDuplicatesProps = Pick<ReviewHints, "duplicates" | "of_company"> & { search: string };

/** What it may duplicate in the library or the queue. */
export function PossibleDuplicates({ duplicates, of_company, search }: PossibleDuplicatesProps) {
  const company = of_company > 0 && <p className="by">{fromCompany(of_company)}</p>;
  if (duplicates.length === 0) return company;
  return (
    <section className="beside" aria-labelledby="possible-duplicates">
      <h3 id="possible-duplicates">Looks like</h3>
      <ul>
        {duplicates.map(({ type, id, title, status, image_url, why }) => (
          <li key={id} className="person">
            <ItemFace item={{ type, title, imageUrl: image_url }} />
            <div>
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
    <section className="beside" aria-labelledby="sent-by">
      <h3 id="sent-by">Sent by</h3>
      <div className="person">
        <Monogram name={name} round />
        <div>
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
          <Link to={itemsAddress(sender.id)}>Everything by {name}</Link>
        </p>
      )}
    </section>
  );
}
