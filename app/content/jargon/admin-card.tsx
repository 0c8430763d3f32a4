import type { ReactNode } from "react";
import { Tag } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import type { AdminTerm } from "./admin.server.ts";

type Props = { item: AdminTerm; sender: ReactNode; actions: ReactNode };

export function AdminTermRow({ item: term, sender, actions }: Props) {
  return (
    <article className="term-row" aria-labelledby={`title-${term.id}`}>
      <div>
        <div className="row">
          <h2 className="wrap-anywhere" id={`title-${term.id}`}>
            {term.term}
          </h2>
          {term.category && <Tag>{term.category}</Tag>}
          {term.status !== "approved" && <StatusBadge status={term.status} />}
        </div>
        <p className="text-sm clamp wrap-anywhere">{term.definition}</p>
        <p className="by">
          Added <time dateTime={term.created_at}>{formatDate(term.created_at)}</time> · Last updated{" "}
          <time dateTime={term.updated_at}>{formatDate(term.updated_at)}</time>
        </p>
        {sender}
      </div>
      {actions}
    </article>
  );
}
