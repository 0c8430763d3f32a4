import type { Activity } from "./activity.server.ts";

export function ActivityList({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) return <p className="small">Nothing has happened yet.</p>;
  return (
    <ul className="activity">
      {activities.map(({ id, actor, action, item, title, at, ago }) => (
        <li key={id}>
          <span className="break">
            <strong>{actor}</strong>
            {item === null ? (
              ` ${action}`
            ) : (
              <>
                {" "}
                {action} the {item} {title && <strong>{title}</strong>}
              </>
            )}
          </span>
          <time className="small" dateTime={at}>
            {ago}
          </time>
        </li>
      ))}
    </ul>
  );
}
