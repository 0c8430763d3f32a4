import { Link } from "react-router";
import { counted, kinds } from "#app/content/kinds.ts";

const actions = kinds.flatMap(({ dashboard: { list, quick } }) =>
  quick ? [{ to: `${list}/new?quick=1`, ...quick }] : [],
);

export function QuickActions({ pending }: { pending: number }) {
  return (
    <div className="quick-actions">
      {actions.map(({ to, title, text }) => (
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
