import { Link } from "react-router";
import { statusLabels } from "#app/content/review-status.ts";
import type { ReviewHints } from "./queue.server.ts";

export function SubmitterRecord({ approved, rejected }: Pick<ReviewHints, "approved" | "rejected">) {
  if (approved + rejected === 0) return <>nothing decided yet</>;
  return (
    <>
      {approved} approved, {rejected} rejected<span className="sr-only"> so far</span>
    </>
  );
}

export function LikelyDuplicates({ duplicates }: Pick<ReviewHints, "duplicates">) {
  if (duplicates.length === 0) return null;
  return (
    <p className="small break duplicates">
      <strong>Possible duplicates</strong>
      {duplicates.map(({ type, id, title, status, company }, index) => (
        <span key={id}>
          {index > 0 && " ·"} <Link to={`/dashboard/moderation/${type}/${id}`}>{title}</Link> (
          {statusLabels[status]?.toLowerCase()}, {company ? "same company" : "similar title"})
        </span>
      ))}
    </p>
  );
}
