import type { Activity } from "./activity.server.ts";
import { Sentence } from "./sentence.tsx";

export function ActivityList({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) return <p className="by">No activity yet.</p>;
  return (
    <ul className="rows text-sm">
      {activities.map(({ id, at, ago, ...sentence }) => (
        <li className="flex min-h-11 items-center justify-between gap-x-3 gap-y-[0.1rem]" key={id}>
          <span className="wrap-anywhere">
            <Sentence {...sentence} />
          </span>
          <time className="by min-w-26 text-end" dateTime={at}>
            {ago}
          </time>
        </li>
      ))}
    </ul>
  );
}
