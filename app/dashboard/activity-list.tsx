import type { Activity } from "./activity.server.ts";
import { Sentence } from "./sentence.tsx";

export function ActivityList({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) return <p className="by">No activity yet.</p>;
  return (
    <ul className="rows lines">
      {activities.map(({ id, at, ago, ...sentence }) => (
        <li key={id}>
          <span className="wrap-anywhere">
            <Sentence {...sentence} />
          </span>
          <time className="by" dateTime={at}>
            {ago}
          </time>
        </li>
      ))}
    </ul>
  );
}
