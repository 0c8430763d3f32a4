import { Link } from "react-router";
import { labelOfKind } from "#app/content/kinds.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import type { OwnSubmission } from "#app/review/own-submissions.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tag } from "#app/ui/tag.tsx";

export function OwnSubmissions({ submissions }: { submissions: OwnSubmission[] }) {
  if (submissions.length === 0)
    return (
      <EmptyState
        as="h3"
        title="Nothing submitted yet"
        text="Share a logo, an event or a job. We review everything before it's published."
        action={
          <a className="btn" href="/submit">
            Submit Content
          </a>
        }
      />
    );
  return (
    <ul className="rows entries">
      {submissions.map(({ id, type, title, status, note, submittedAt, href, editHref, isEdit }) => (
        <li key={id}>
          <div className="row between">
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <StatusBadge status={status} />
          </div>
          <p className="row by">
            <Tag>{labelOfKind(type)}</Tag>
            {isEdit && <span>Edit of a published item</span>}
            <time dateTime={submittedAt}>Sent {formatDate(submittedAt)}</time>
            {editHref && (
              <Link className="more" to={editHref}>
                Edit<span className="sr-only"> {title}</span>
              </Link>
            )}
          </p>
          {note && (
            <p className="note">
              <b>Reviewer's note:</b> {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
