import type { Activity } from "./activity.server.ts";

export function ActivityList({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) return <p className="by">No activity yet.</p>;
  return (
    <ul className="rows lines">
      {activities.map(({ id, actor, action, item, title, at, ago }) => (
        <li key={id}>
          <span className="break">
            <b>{actor}</b>
            {item === null ? (
              ` ${action}`
            ) : (
              <>
                {" "}
                {action} the {item} {title && <b>{title}</b>}
              </>
            )}
          </span>
          <time className="by" dateTime={at}>
            {ago}
          </time>
        </li>
      ))}
    </ul>
  );
}
