import { Link } from "react-router";
import { counted } from "#app/content/item-types.ts";

const actions = [
  ["/dashboard/logos/new?quick=1", "Upload New Logo", "SVG, PNG or JPG, or an address"],
  ["/dashboard/events/new?quick=1", "Create New Event", "A title, a date and a place are enough"],
  ["/dashboard/jobs/new?quick=1", "Post Job Opportunity", "It is public as soon as you post it"],
] as const;

/** What an admin does most, one step away. */
export function QuickActions({ pending }: { pending: number }) {
  return (
    <div className="quick-actions">
      {actions.map(([to, title, text]) => (
        <Link key={to} className="panel" to={to}>
          <strong>{title}</strong>
          <span className="small">{text}</span>
        </Link>
      ))}
      <Link className="panel" to="/dashboard/moderation">
        <strong>Moderate Content</strong>
        <span className="small">{`${counted(pending)} pending review`}</span>
      </Link>
    </div>
  );
}
