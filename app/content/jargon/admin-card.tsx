import type { ReactNode } from "react";
import { Tag } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import type { AdminTerm } from "./admin.server.ts";

type Props = { item: AdminTerm; sender: ReactNode; actions: ReactNode };

export function AdminTermRow({ item: term, sender, actions }: Props) {
  return (
    <article
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-[0.85rem]"
      aria-labelledby={`title-${term.id}`}
    >
      <div className="grid min-w-0 flex-[1_1_22rem] gap-1">
        <div className="row">
          <h2 className="text-base wrap-anywhere [line-height:1.3]" id={`title-${term.id}`}>
            {term.term}
          </h2>
          {term.category && <Tag>{term.category}</Tag>}
          {term.status !== "approved" && <StatusBadge status={term.status} />}
        </div>
        <p className="clamp text-sm wrap-anywhere">{term.definition}</p>
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
