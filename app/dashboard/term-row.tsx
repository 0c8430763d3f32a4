import type { AdminTerm } from "#app/content/jargon/admin-queries.server.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { Tag } from "#app/ui/tag.tsx";
import { RowActions } from "./row-actions.tsx";

/** A term as those who look after it see it. */
export function TermRow({ term }: { term: AdminTerm }) {
  return (
    <article className="term-row" aria-labelledby={`title-${term.id}`}>
      <div>
        <div className="row">
          <h2 className="card-title break" id={`title-${term.id}`}>
            {term.term}
          </h2>
          {term.category && <Tag>{term.category}</Tag>}
          {term.status !== "approved" && <StatusBadge status={term.status} />}
        </div>
        <p className="clamp break">{term.definition}</p>
        <p className="small">
          Added <time dateTime={term.created_at}>{formatDate(term.created_at)}</time> · Last updated{" "}
          <time dateTime={term.updated_at}>{formatDate(term.updated_at)}</time>
        </p>
      </div>
      <RowActions list="/dashboard/jargon" id={term.id} title={term.term} />
    </article>
  );
}
