import { Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tag } from "#app/components/tag.tsx";
import { labelOfKind } from "#app/content/kinds.ts";
import type { PastDecision } from "./past-decisions.server.ts";

const told: Record<string, { tone: "good" | "bad" | "wait"; words: string }> = {
  approved: { tone: "good", words: "Approved" },
  rejected: { tone: "bad", words: "Rejected" },
  reopened: { tone: "wait", words: "Taken back" },
};

/** `search` keeps this list behind an item that is opened. */
export function PastDecisions({ decisions, search }: { decisions: PastDecision[]; search: string }) {
  if (decisions.length === 0)
    return <EmptyState title="No decisions yet" text="What you and other admins decide is listed here." />;
  return (
    <ul className="rows entries">
      {decisions.map(({ id, itemId, type, title, action, by, note, at, ago }) => (
        <li key={id}>
          <p className="wrap-anywhere">
            <Link to={`/dashboard/moderation/${type}/${itemId}${search}`} preventScrollReset>
              {title}
            </Link>{" "}
            <Tag>{labelOfKind(type)}</Tag> <Badge tone={told[action]?.tone}>{told[action]?.words}</Badge>
          </p>
          <p className="by wrap-anywhere">
            {by}, <time dateTime={at}>{ago}</time>
          </p>
          {note && <p className="note max-w-[65ch] whitespace-pre-line">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
