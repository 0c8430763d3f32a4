import { Outlet, useRouteLoaderData } from "react-router";
import { dashboardGuard, guardedMember } from "#app/auth/dashboard-guard.server.ts";
import { may } from "#app/auth/roles.ts";
import { sessionContext } from "#app/auth/session.server.ts";
import stylesheet from "#app/dashboard/dashboard.css?url";
import { DashboardShell } from "#app/dashboard/shell.tsx";
import { pendingCounts } from "#app/moderation/queue.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/dashboard.ts";

export const handle = { hydrate: true, layout: "dashboard" };
export const middleware: Route.MiddlewareFunction[] = [dashboardGuard];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context }: Route.LoaderArgs) {
  const member = guardedMember(context);
  const admin = may(member.role, "administer");
  const counts = admin ? await pendingCounts(context.get(sessionContext).supabase) : null;
  return { member, pending: counts?.all ?? 0 };
}

export default function Dashboard({ loaderData: { member, pending } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <DashboardShell member={member} pending={pending} theme={root?.theme ?? null}>
      <Outlet />
    </DashboardShell>
  );
}
