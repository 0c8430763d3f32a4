import { Link } from "react-router";

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
        <span className="small">{`${pending} ${pending === 1 ? "item" : "items"} pending review`}</span>
      </Link>
    </div>
  );
}
