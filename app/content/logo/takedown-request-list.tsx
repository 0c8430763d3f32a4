import { Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tag } from "#app/components/tag.tsx";
import type { ListedTakedownRequest } from "./takedown-moderation.server.ts";

export const takedownRequestLabels: Record<string, string> = {
  mine: "Mine",
  takedown: "Take down",
};

/** What is known, not whose word it is: whether that domain is the brand's, a person judges. */
export const proofOf = ({ proof, domain }: { proof: string | null; domain: string | null }) =>
  proof === "mail"
    ? `Reads mail at ${domain}`
    : proof === "dns"
      ? `Holds the domain ${domain}`
      : "Not proven";

const decided: Record<string, { tone: "good" | "bad"; words: string }> = {
  accepted: { tone: "good", words: "Accepted" },
  rejected: { tone: "bad", words: "Rejected" },
};

export function TakedownRequestList({
  requests,
  search,
}: {
  requests: ListedTakedownRequest[];
  search: string;
}) {
  return (
    <>
      <p>
        <Link to="/dashboard/moderation/takedowns">What was taken down</Link>
      </p>
      {requests.length === 0 ? (
        <EmptyState title="No requests" text="What people ask about logos of theirs is listed here." />
      ) : (
        <ul className="rows entries">
          {requests.map((request) => (
            <li key={request.id}>
              <p className="wrap-anywhere">
                <Link to={`/dashboard/moderation/takedown-request/${request.id}${search}`} preventScrollReset>
                  {request.logo_title}
                </Link>{" "}
                <Tag>{takedownRequestLabels[request.kind]}</Tag>{" "}
                <Badge tone={decided[request.status]?.tone ?? (request.proof ? "good" : "wait")}>
                  {decided[request.status]?.words ?? proofOf(request)}
                </Badge>
              </p>
              <p className="by clamp">{request.explanation}</p>
              <p className="by">
                <time dateTime={request.created_at}>{request.ago}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
