import { Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tag } from "#app/components/tag.tsx";
import { labelOfKind } from "#app/content/kinds.ts";
import type { PastDecision } from "#app/moderation/past-decisions.server.ts";
import { past } from "#app/moderation/selection.ts";
import { ListSearch } from "./list-search.tsx";

const told: Record<string, { tone: "good" | "bad" | "wait"; words: string }> = {
  approved: { tone: "good", words: "Approved" },
  rejected: { tone: "bad", words: "Rejected" },
  reopened: { tone: "wait", words: "Taken back" },
};

type Props = {
  decisions: PastDecision[];
  /** Part of an item's title. */
  search: string;
  /** The query of this list's address, which keeps it behind an item that is opened. */
  query: string;
};

export function PastDecisions({ decisions, search, query }: Props) {
  return (
    <div className="stack">
      <search className="row">
        <ListSearch
          action="/dashboard/moderation"
          placeholder="Search items..."
          label="Search past decisions by item"
          search={search}
          kept={{ type: past }}
        />
      </search>
      {decisions.length > 0 ? (
        <ul className="rows entries">
          {decisions.map((decision) => (
            <Decision key={decision.id} decision={decision} query={query} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={search ? "No decisions found" : "No decisions yet"}
          text={
            search
              ? `No item with “${search}” in its title was decided.`
              : "What you and other admins decide is listed here."
          }
        />
      )}
    </div>
  );
}

function Decision({ decision, query }: { decision: PastDecision; query: string }) {
  const { itemId, type, title, action, by, note, at, ago } = decision;
  return (
    <li>
      <p className="wrap-anywhere">
        <Link to={`/dashboard/moderation/${type}/${itemId}${query}`} preventScrollReset>
          {title}
        </Link>{" "}
        <Tag>{labelOfKind(type)}</Tag> <Badge tone={told[action]?.tone}>{told[action]?.words}</Badge>
      </p>
      <p className="by wrap-anywhere">
        {by}, <time dateTime={at}>{ago}</time>
      </p>
      {note && <p className="note max-w-[65ch] whitespace-pre-line">{note}</p>}
    </li>
  );
}
