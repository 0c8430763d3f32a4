import { Link } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { recentActivity } from "#app/dashboard/activity.server.ts";
import { ActivityList } from "#app/dashboard/activity-list.tsx";
import { QuickActions } from "#app/dashboard/quick-actions.tsx";
import { statistics } from "#app/dashboard/statistics.server.ts";
import { WeekChart } from "#app/dashboard/week-chart.tsx";
import { lastWeeks } from "#app/dashboard/weeks.server.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import { queuePage } from "#app/review/queue.server.ts";
import { QueueTable } from "#app/review/queue-table.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/dashboard._index.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const [counts, queue, activities, weeks] = await Promise.all([
    statistics(supabase),
    queuePage(supabase, { type: "all", page: 1, most: 5 }),
    recentActivity(supabase),
    lastWeeks(supabase),
  ]);
  return { counts, pending: queue.items, waiting: queue.counts.all, activities, weeks };
}

export default function DashboardIndex({ loaderData }: Route.ComponentProps) {
  const { counts, pending, waiting, activities, weeks } = loaderData;
  const mondays = weeks.map(({ monday }) => monday);
  return (
    <div className="stack-wide">
      <div className="row between">
        <div>
          <h1 className="page-title">Dashboard</h1>
          <p className="small">Welcome back to your admin dashboard.</p>
        </div>
        <div className="row">
          <Badge tone="good">Admin View</Badge>
          <span className="small">Last updated: Just now</span>
        </div>
      </div>
      <dl className="stats">
        {counts.map(({ label, count, change }) => (
          <div className="stat" key={label}>
            <dt className="small">{label}</dt>
            <dd>
              <span className="figure">{formatNumber(count)}</span>
              <span className={change.startsWith("+") ? "small delta" : "small"}>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="quick">
        <div className="kicker">
          <h2 id="quick">Quick Actions</h2>
        </div>
        <QuickActions pending={waiting} />
      </section>
      <section aria-labelledby="pending">
        <div className="kicker">
          <h2 id="pending">Pending review</h2>
          <Link to="/dashboard/moderation">Open moderation</Link>
        </div>
        <QueueTable items={pending} />
      </section>
      <section aria-labelledby="weeks">
        <div className="kicker">
          <h2 id="weeks">The last 12 weeks</h2>
        </div>
        <div className="charts">
          <WeekChart
            title="Submissions and decisions per week"
            weeks={mondays}
            series={[
              { name: "Submissions", values: weeks.map(({ submissions }) => submissions) },
              { name: "Decisions", values: weeks.map(({ decisions }) => decisions) },
            ]}
            empty="Nothing was submitted or decided in the last 12 weeks."
          />
          <WeekChart
            title="Sign-ups per week"
            weeks={mondays}
            series={[{ name: "Sign-ups", values: weeks.map(({ signUps }) => signUps) }]}
            empty="Nobody signed up in the last 12 weeks."
          />
        </div>
      </section>
      <section aria-labelledby="activity">
        <div className="kicker">
          <h2 id="activity">Recent Activity</h2>
          <Link to="/dashboard/audit">View all activity</Link>
        </div>
        <ActivityList activities={activities} />
      </section>
    </div>
  );
}
