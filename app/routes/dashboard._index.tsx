import { Link } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { siteCounts } from "#app/dashboard/site-counts.server.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { pendingItems } from "#app/moderation/queue.server.ts";
import { QueueTable } from "#app/moderation/queue-table.tsx";
import { unlistedMeta } from "#app/seo/meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/dashboard._index.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const [counts, pending] = await Promise.all([
    siteCounts(supabase),
    pendingItems(supabase, { type: "all", page: 1 }),
  ]);
  return { counts, pending: pending.slice(0, 5) };
}

export default function DashboardIndex({ loaderData: { counts, pending } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <div className="row between">
        <div>
          <h1 className="page-title">Dashboard</h1>
          <p className="small">Welcome back to your admin dashboard.</p>
        </div>
        <div className="row">
          <Badge tone="up">Admin View</Badge>
          <span className="small">Last updated: Just now</span>
        </div>
      </div>
      <dl className="stats">
        {counts.map(({ label, count }) => (
          <div className="stat" key={label}>
            <dt className="small">{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="pending">
        <div className="kicker">
          <h2 id="pending">Pending review</h2>
          <Link to="/dashboard/moderation">Open moderation</Link>
        </div>
        <QueueTable items={pending} />
      </section>
    </div>
  );
}
