import { Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tag } from "#app/components/tag.tsx";
import type { ListedClaim } from "./claim-desk.server.ts";

export const claimLabels: Record<string, string> = {
  outdated: "Outdated",
  wrong: "Wrong",
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

export function ClaimList({ claims, search }: { claims: ListedClaim[]; search: string }) {
  if (claims.length === 0)
    return <EmptyState title="No requests" text="What people ask about logos of theirs is listed here." />;
  return (
    <ul className="rows entries">
      {claims.map((claim) => (
        <li key={claim.id}>
          <p className="wrap-anywhere">
            <Link to={`/dashboard/moderation/claim/${claim.id}${search}`} preventScrollReset>
              {claim.logo_title}
            </Link>{" "}
            <Tag>{claimLabels[claim.kind]}</Tag>{" "}
            <Badge tone={decided[claim.status]?.tone ?? (claim.proof ? "good" : "wait")}>
              {decided[claim.status]?.words ?? proofOf(claim)}
            </Badge>
          </p>
          <p className="by clamp">{claim.explanation}</p>
          <p className="by">
            <time dateTime={claim.created_at}>{claim.ago}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
