import type { ReactNode } from "react";
import { Link } from "react-router";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tag } from "#app/components/tag.tsx";
import { labelOfKind } from "#app/content/kinds.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import type { OwnSubmission } from "#app/moderation/own-submissions.server.ts";

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
    <SubmissionRows
      submissions={submissions}
      heading="h3"
      links={({ editHref, title }) =>
        editHref && (
          <Link className="more" to={editHref}>
            Edit<span className="sr-only"> {title}</span>
          </Link>
        )
      }
    />
  );
}

type RowsProps = {
  submissions: OwnSubmission[];
  heading: "h2" | "h3";
  links: (submission: OwnSubmission) => ReactNode;
};

export function SubmissionRows({ submissions, heading: Heading, links }: RowsProps) {
  return (
    <ul className="rows entries">
      {submissions.map((submission) => {
        const { id, type, title, status, note, submittedAt, href, isEdit } = submission;
        return (
          <li key={id}>
            <div className="row justify-between">
              <Heading className="text-base">{href ? <a href={href}>{title}</a> : title}</Heading>
              <StatusBadge status={status} />
            </div>
            <p className="row by">
              <Tag>{labelOfKind(type)}</Tag>
              {isEdit && <span>Edit of a published item</span>}
              <time dateTime={submittedAt}>Sent {formatDate(submittedAt)}</time>
              {links(submission)}
            </p>
            {note && (
              <p className="note">
                <b>Reviewer's note:</b> {note}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
