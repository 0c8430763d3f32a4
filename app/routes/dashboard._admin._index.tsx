import { Link, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { counted, kinds } from "#app/content/kinds.ts";
import { type Activity, recentActivity } from "#app/dashboard/activity.server.ts";
import { Figure, Figures } from "#app/dashboard/figures.tsx";
import { QueueList } from "#app/dashboard/queue-list.tsx";
import { Sentence } from "#app/dashboard/sentence.tsx";
import { lastWeeks, type Statistic, statistics, type Week } from "#app/dashboard/statistics.server.ts";
import { WeekChart } from "#app/dashboard/week-chart.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { markedQueuePage } from "#app/moderation/marked-queue.server.ts";
import { waitingInWords } from "#app/moderation/waiting.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin._index.ts";

type Action = { to: string; icon: IconName; title: string; text: string };

const actions = kinds.flatMap(({ menu, dashboard: { list, quick } }): Action[] =>
  quick ? [{ to: `${list}/new?quick=1`, icon: menu.icon, ...quick }] : [],
);

function QuickActions({ pending }: { pending: number }) {
  const moderate: Action = {
    to: "/dashboard/moderation",
    icon: "inbox",
    title: "Moderate Content",
    text: `${counted(pending)} pending review`,
  };
  return (
    <ul className="rows text-sm">
      {[...actions, moderate].map(({ to, icon, title, text }) => (
        <li className="flex" key={to}>
          <Link
            className="flex min-h-11 flex-1 flex-wrap items-center gap-x-3 gap-y-[0.1rem] no-underline [&_.icon]:text-muted [&:hover_b]:underline"
            to={to}
          >
            <Icon name={icon} />
            <b>{title}</b> <span className="by">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const shown = 4;

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const [counts, queue, activities, weeks] = await Promise.all([
    statistics(supabase),
    markedQueuePage(supabase, { type: "all", page: 1, pageSize: shown }),
    recentActivity(supabase),
    lastWeeks(supabase),
  ]);
  const waiting = queue.counts.all;
  const inWords = waitingInWords(waiting, queue.items[0]?.submittedAt);
  return { counts, pending: queue.items, waiting, inWords, activities, weeks };
}

export default function DashboardIndex({ loaderData }: Route.ComponentProps) {
  const { counts, pending, waiting, inWords, activities, weeks } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="stack">
      <div>
        <PageHeading
          title="Dashboard"
          aside={
            <div className="row lg:ms-auto">
              <Badge>Admin View</Badge>
              <span className="by">Last updated: Just now</span>
            </div>
          }
        />
        <p>Welcome back to your admin dashboard. {inWords}</p>
      </div>
      {waiting > 0 && (
        <div>
          <QueueList items={pending} chosen={null} here="/dashboard" busy={busy} />
          <Link className="btn mt-[0.9rem]" to="/dashboard/moderation">
            All {formatNumber(waiting)} in moderation
          </Link>
        </div>
      )}
      <Statistics counts={counts} />
      <div className="two">
        <section aria-labelledby="activity">
          <div className="row justify-between">
            <h2 id="activity">Recent Activity</h2>
            <Link className="more" to="/dashboard/audit">
              View all activity
            </Link>
          </div>
          <ActivityList activities={activities} />
        </section>
        <section aria-labelledby="quick">
          <h2 id="quick">Quick Actions</h2>
          <QuickActions pending={waiting} />
        </section>
      </div>
      <Weeks weeks={weeks} />
    </div>
  );
}

function Statistics({ counts }: { counts: Statistic[] }) {
  return (
    <Figures>
      {counts.map(({ label, counts, list, count, change }) => (
        <Link className="grid min-h-11 text-inherit no-underline hover:underline" key={label} to={list}>
          <Figure count={count} label={label} />
          <span>
            {counts && `${counts}, `}
            <span className={change.startsWith("+") ? "text-good" : undefined}>{change}</span> from last month
          </span>
        </Link>
      ))}
    </Figures>
  );
}

function Weeks({ weeks }: { weeks: Week[] }) {
  const mondays = weeks.map(({ monday }) => monday);
  return (
    <div className="two">
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
  );
}

function ActivityList({ activities }: { activities: Activity[] }) {
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
